export default function Page() {
  return <h1>forgotten-password</h1>;
}
