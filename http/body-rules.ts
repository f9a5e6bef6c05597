import { MIMEType } from 'node:util'
import { type Actor, isSignedIn } from '../shared/actor.ts'
import { type Message, message } from '../shared/messages/message.ts'
import { beyondBounds, MAX_JSON_DEPTH } from '../shared/requests/json-shape.ts'
import type { Problem } from '../shared/result.ts'
import { MEGABYTE } from './body-budgets.ts'

/** The size of a document's body, at most, for a signed-in caller. */
export const DOCUMENT_BYTES = MEGABYTE
/** The same for any other caller, and the part of any body that is read without counting the others. */
export const SMALL_BYTES = 65_536

/** How many fields a form may have. */
const MAX_PARTS = { account: 2000, visitor: 100 }

const AMPERSAND = 0x26

export const maxDocumentBytes = (actor: Actor): number =>
	isSignedIn(actor) ? DOCUMENT_BYTES : SMALL_BYTES

const refusal = (why: Message): Problem => ({ code: 'too_large', message: why })

/** Why a body of more bytes than these is refused. */
export const tooLarge = (maxBytes: number): Problem =>
	refusal(
		maxBytes < MEGABYTE
			? message('request.too_large_for_visitor', { maxKilobytes: Math.round(maxBytes / 1024) })
			: message('request.too_large', { maxMegabytes: Math.round(maxBytes / MEGABYTE) }),
	)

/** The boundary between the parts of a form, as the form's parser finds it; null where none is named. */
export function boundaryIn(contentType: string): string | null {
	try {
		return new MIMEType(contentType).params.get('boundary') || null
	} catch {
		return null
	}
}

/** Whether a value occurs in a body more often than so many times. */
function isMoreOften(body: Uint8Array, wanted: number | string, most: number): boolean {
	const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
	let count = 0
	for (let at = bytes.indexOf(wanted); at >= 0; at = bytes.indexOf(wanted, at + 1))
		if (++count > most) return true
	return false
}

function hasMoreParts(body: Uint8Array, contentType: string, most: number): boolean {
	if (!/^\s*multipart\//i.test(contentType)) return isMoreOften(body, AMPERSAND, most - 1)
	const boundary = boundaryIn(contentType)
	// One more follows the last part.
	return boundary !== null && isMoreOften(body, `--${boundary}`, most + 1)
}

/**
 * Why a body is refused before anything of it is parsed: a form with too many fields, or JSON that is nested too deep.
 * @returns null where it is not
 */
export function shapeProblem(
	body: Uint8Array,
	contentType: string | null,
	actor: Actor,
): Problem | null {
	const type = contentType?.toLowerCase() ?? ''
	if (type.startsWith('text/csv')) return null
	if (!/multipart\/form-data|x-www-form-urlencoded/.test(type)) {
		const isTooDeep = beyondBounds(body, { maxDepth: MAX_JSON_DEPTH }) !== null
		return isTooDeep ? refusal(message('request.too_deep', { most: MAX_JSON_DEPTH })) : null
	}
	const most = isSignedIn(actor) ? MAX_PARTS.account : MAX_PARTS.visitor
	return hasMoreParts(body, contentType ?? '', most)
		? refusal(message('request.too_many_parts', { most }))
		: null
}
