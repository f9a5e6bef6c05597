/** A line of a list of facts: its name and its value. */
export interface Fact {
	label: string
	value: string
}

export interface Sum extends Fact {
	isTotal?: boolean
}

export interface Column {
	head: string
	/** Its part of the width, beside the parts of the others. */
	share: number
	/** Figures stand on the right. */
	align?: 'left' | 'right'
	/** Its words are never divided: the others have less room. */
	whole?: boolean
}

/** A part of a document, one below the other. */
export type Block =
	| { kind: 'heading'; text: string }
	| { kind: 'text'; text: string; quiet?: boolean }
	/** In two columns where they are many. */
	| { kind: 'facts'; facts: Fact[] }
	/** Goes on over pages, each with the heads of the columns. */
	| { kind: 'table'; columns: Column[]; rows: string[][] }
	/** Amounts on the right, below one another; totals stand out. */
	| { kind: 'sums'; sums: Sum[] }
	/** Several short texts side by side: who sells, who buys. */
	| { kind: 'sides'; sides: { head: string; lines: string[] }[] }
	/** Lines to sign on, each with the text below it. */
	| { kind: 'signatures'; under: string[]; picture?: Uint8Array | null }
	/** PNG or JPEG, and its greatest height in points. */
	| { kind: 'picture'; bytes: Uint8Array; height: number }

/** Who the document is from, at its head. */
export interface Letterhead {
	name: string
	/** Address, tax number, mail and telephone. */
	lines: string[]
	/** PNG or JPEG; null where there is none. */
	logo: Uint8Array | null
}

/** A document with all its words, ready to be drawn. */
export interface DocumentContent {
	title: string
	/** Such as `en-IN`. */
	language: string
	/** Below the title: which copy it is. */
	mark?: string
	/** Beside the title: number and date. */
	about: Fact[]
	from: Letterhead
	blocks: Block[]
	/** At the foot of every page, before the number of the page. */
	foot: string
	/** Of the page and of how many, with both put in. */
	pageOf: string
	/** Epoch milliseconds: the time of its content. The same content at the same time is the same file. */
	at: number
}
