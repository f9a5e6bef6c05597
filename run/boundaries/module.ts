export interface Module {
	/** Part of its public API: others may import it. */
	public?: string[]
	/** For its own files alone. */
	private?: string[]
}
