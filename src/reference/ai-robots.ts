/**
 * Robots of AI services by what they fetch pages for. Version 2026-11, from the publishers’ documentation and
 * ai.robots.txt (MIT). Names are product tokens of robots.txt, lower case.
 */
export const aiRobots = {
  /** Pages feed the training of models. */
  training: [
    'gptbot',
    'claudebot',
    'ccbot',
    'google-extended',
    'applebot-extended',
    'meta-externalagent',
    'bytespider',
    'amazonbot',
    'cohere-training-data-crawler',
  ],
  /** Pages are read to answer a person, usually with a link to the source. */
  search: [
    'oai-searchbot',
    'chatgpt-user',
    'claude-searchbot',
    'claude-user',
    'perplexitybot',
    'perplexity-user',
    'mistralai-user',
    'duckassistbot',
    'amzn-searchbot',
  ],
} as const;
