export function VendorsPage() {
  return <h1>vendors-page</h1>;
}
