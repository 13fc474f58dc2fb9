export function GurgaonPage() {
  return <h1>gurgaon-page</h1>;
}
