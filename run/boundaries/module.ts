/** The files that a module has beyond the usual: names, those in a folder after its name, `money: paying settle`. */
export interface Module {
	/** Part of its public API: others may import it. */
	public?: string[]
	/** For its own files alone. */
	private?: string[]
}

/** The files that such names stand for, as paths in the module without an ending. */
export const filesNamed = (lines: readonly string[] = []): string[] =>
	lines.flatMap((line) => {
		const [names = '', folder] = line.split(': ').reverse()
		return names.split(' ').map((name) => (folder ? `${folder}/${name}` : name))
	})
