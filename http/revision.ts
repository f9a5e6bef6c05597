import type { Context } from 'hono'

/** The revision that an If-Match names; null without one, and one that nothing has for any other tag. */
export function revisionIn(ifMatch: string | undefined): number | null {
	if (ifMatch === undefined) return null
	const [, digits] = /^"(\d{1,15})"$/.exec(ifMatch.trim()) ?? []
	return digits === undefined ? -1 : Number(digits)
}

/** Answers with a value under the revision that a change of it names in If-Match. */
export const respondRevision = <const T extends object>(c: Context, value: T, revision: number) =>
	c.json(value, 200, { etag: `"${revision}"`, 'cache-control': 'no-store' })
