import { useHydrated } from '../../components/use-hydrated.ts';

/** The year in India, now: a page built last December says the new one as soon as script runs. */
export function CopyrightYear() {
  const hydrated = useHydrated();
  const year = new Intl.DateTimeFormat('en-IN', { year: 'numeric', timeZone: 'Asia/Kolkata' }).format(
    new Date(),
  );
  // The key draws it anew after hydration, which by itself would keep the year of the build.
  return (
    <span key={String(hydrated)} suppressHydrationWarning>
      {year}
    </span>
  );
}
