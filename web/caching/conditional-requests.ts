const strong = (etag: string) => etag.trim().replace(/^W\//, '')

/** Whether the caller names the ETag among those it has, compared weakly. */
export function knowsTag(ifNoneMatch: string | null | undefined, etag = ''): boolean {
	const known = ifNoneMatch?.split(',').map(strong) ?? []
	return known.includes(strong(etag)) || known.includes('*')
}

/** Whether the caller's copy is current: by ETag, or where it names none by the last change. */
export function isKnown(asked: Headers, sent: Headers): boolean {
	const tags = asked.get('if-none-match')
	if (tags !== null) return knowsTag(tags, sent.get('etag') ?? '')
	const since = Date.parse(asked.get('if-modified-since') ?? '')
	return Date.parse(sent.get('last-modified') ?? '') <= since
}
