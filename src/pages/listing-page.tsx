export function ListingPage() {
  return <h1>listing-page</h1>;
}
