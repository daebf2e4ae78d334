export default function Page() {
  return <h1>verification</h1>;
}
