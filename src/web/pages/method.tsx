export default function Page() {
  return <h1>method</h1>;
}
