export function NotFoundPage() {
  return <h1>not-found-page</h1>;
}
