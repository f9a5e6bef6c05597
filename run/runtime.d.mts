/** What Node is started with. */
export declare const FLAGS: readonly string[]
