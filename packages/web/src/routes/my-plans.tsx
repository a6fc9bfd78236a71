export default function P() {
  return <h1>todo</h1>;
}
