declare module 'doiuse' {
  import type { AcceptedPlugin } from 'postcss';

  interface Usage {
    /** An id of caniuse.com. */
    readonly feature: string;
    /** The browsers without it, each with its versions; absent if they have it in part. */
    readonly featureData: { readonly missing?: object };
  }

  /** A plugin of PostCSS; the types of the package are not where its `exports` are. */
  export default function doiuse(options: {
    readonly browsers: readonly string[];
    readonly ignore: readonly string[];
    readonly onFeatureUsage: (usage: Usage) => void;
  }): AcceptedPlugin;
}
