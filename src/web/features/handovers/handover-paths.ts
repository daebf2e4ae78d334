/** Where plans of providers stand. */
export const handOverPath = (auditId: string) => `/reports/${auditId}/envoi`;
export const ownPlanPath = (auditId: string, id: string) => `/reports/${auditId}/envois/${id}`;
export const planPath = (token: string) => `/plan/${token}`;
export const planFixPath = (token: string, key: string) =>
  `${planPath(token)}/correctifs/${encodeURIComponent(key)}`;
export const planPictureUrl = (token: string) => (key: string) =>
  `${planPath(token)}/captures/${encodeURIComponent(key)}`;
