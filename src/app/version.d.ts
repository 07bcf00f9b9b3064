/** The package's version and a stamp of the sources, put in by the build. */
declare const __VERSION__: string;
