/** What Node is started with. */
export declare const FLAGS: readonly string[]
/** Where the store's process begins. */
export declare function entry(dev: boolean, workers?: string): string
/** What the store's process is given besides its own settings. */
export declare function runtime(dev: boolean): NodeJS.ProcessEnv
