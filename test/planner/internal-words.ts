/** The marks of notes that the people who made the store wrote for themselves, by what each is. */
const MARKS: Record<string, RegExp> = {
	address: /https?:|www\.|\b[a-z-]+\.(?:com|in|org|net)\b|@[a-z]/i,
	'hash of a commit or file': /\b(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{7,40}\b|SHA-?\d/,
	'day as files write it': /\b\d{4}-\d{2}-\d{2}\b|\b\d{2}-\d{2}-\d{4}\b/,
	path: /(?:^|\s)\.{0,2}\/[\w-]+\/|\w\.(?:ts|tsx|json|md|csv|pdf|sql)\b/,
	doubt: /not (?:found|confirmed|seen)|unconfirmed|doubtful|extension|to be checked/i,
	research:
		/research|repository|transcri|calculator|log of|digest|vendor page|bill model|policy model|public sources|recorded (?:as|by)/i,
	newspaper:
		/patrika|the hindu\b|indian express|free press|deccan chronicle|sentinel|mercom|solarquarter|newsdrum|devdiscourse|constructionworld|sakshi|etv ?bharat|hitavada|TheDiscomBill|\bPTI\b/i,
	'id of a provider': /\b(?:pay|order|rfnd|setl|disp)_[A-Za-z0-9]+/,
	'name of a rule':
		/\b(?:cold|hot|tracking|system|start)-voltage\b|\b(?:dc-ac-ratio|pv-power|short-circuit-current)\b/,
}

/** The notes of the store's makers that stand in a text: what each is, with its words; none where buyers may read it. */
export const internalWordsIn = (text: string): string[] =>
	Object.entries(MARKS).flatMap(([what, mark]) => {
		const found = mark.exec(text)
		return found ? [`${what}: ${found[0].trim()} in “${text.slice(0, 200)}”`] : []
	})

/** Days, ids and addresses of pictures, which pages read and people do not. */
const READ_BY_PAGES: ReadonlySet<string> = new Set([
	'asOf',
	'commissioning',
	'id',
	'image',
	'imageUrl',
	'productId',
	'rule',
])

/** All texts in an answer that its reader sees as they are. */
export function textsIn(value: unknown): string[] {
	if (typeof value === 'string') return [value]
	if (typeof value !== 'object' || value === null) return []
	return Object.entries(value).flatMap(([name, each]) =>
		READ_BY_PAGES.has(name) ? [] : textsIn(each),
	)
}
