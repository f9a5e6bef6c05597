/** A server that answers and is not the one to be written to. */
export class ServerRefused extends Error {
	/** Whether it takes writes that must not go to it. */
	readonly isFormer: boolean

	/** @param words as a part of a sentence, without names */
	constructor(words: string, isFormer = false) {
		super(words)
		this.isFormer = isFormer
	}
}

export interface Tried {
	/** Host and port. */
	name: string
	error: unknown
}

/** None of several servers is the one to be written to. */
export class NoPrimary extends Error {
	readonly tried: readonly Tried[]

	constructor(tried: readonly Tried[]) {
		super('no server can be written to')
		this.tried = tried
	}
}
