import { PART_BYTES } from '../../../../domain/uploads/limits'
import { callApi } from '../../../api-call'
import type { Refusal, Reply, Waiting } from './waiting-rules'
import { storedFile } from './waiting-store'

/** How long a call may take, milliseconds: on a line of 50 kbit/s a part takes 20 seconds. */
const PATIENCE_MS = 30_000

/** The login has ended, or the store does not know the account. */
const LOGGED_OUT = 401
/** Statuses that a later call may not have: the store is busy, or not there. */
const PASSING = new Set([408, 425, 429, 502, 503, 504])

/** A browser may take back the room of its pages. */
const LOST = { code: 'lost', detail: 'This phone no longer has the photo. Take it again.' }

/** The store does not say more of a job that is not theirs. */
const NOT_THEIRS = 404
const GIVEN_AWAY =
	'You do not have this job any more. Save your changes as a file, and give it to the store.'

type Answer = Reply | { is: 'logged-out' }

async function answerOf(response: Response | null): Promise<Answer> {
	if (response?.ok) return { is: 'made' }
	if (!response || PASSING.has(response.status)) return { is: 'none' }
	if (response.status === LOGGED_OUT) return { is: 'logged-out' }
	const refusal: Refusal | null = await response.json().catch(() => null)
	if (!refusal?.detail) return { is: 'none' }
	const detail = response.status === NOT_THEIRS ? GIVEN_AWAY : refusal.detail
	return { is: 'refused', refusal: { ...refusal, detail } }
}

/** Sends a change by the call that any program makes, under its key. @param onProgress percent of a photo */
export async function sendChange(
	waiting: Waiting,
	onProgress: (percent: number) => void,
): Promise<Answer> {
	const { change } = waiting
	try {
		return change.kind === 'photo'
			? await sendPhoto(waiting, change, onProgress)
			: await answerOf(await callWith(waiting, change))
	} catch {
		// The line broke in the middle of an answer.
		return { is: 'none' }
	}
}

function callWith(
	{ key, orderId: id }: Waiting,
	{ kind, ...change }: Exclude<Waiting['change'], { kind: 'photo' }>,
): Promise<Response | null> {
	const sent = (body: object) => ({
		headers: { 'content-type': 'application/json', 'idempotency-key': key },
		body: JSON.stringify(body),
		signal: AbortSignal.timeout(PATIENCE_MS),
	})
	const param = { id }
	if ('step' in change) {
		const { step, ...json } = change
		return callApi('patch', '/orders/:id/checklist/:step', { param: { id, step } }, sent(json))
	}
	if ('productId' in change) return callApi('put', '/orders/:id/serials', { param }, sent(change))
	if ('strings' in change)
		return callApi('put', '/orders/:id/measurements', { param }, sent(change))
	return callApi('post', '/orders/:id/complete', { param }, sent(change))
}

type Photo = Extract<Waiting['change'], { kind: 'photo' }>

/** Sends a photo from where it stopped, part by part, and adds it to its step. */
async function sendPhoto(
	{ key: upload, orderId: id }: Waiting,
	{ step, bytes, place: takenAt }: Photo,
	onProgress: (percent: number) => void,
): Promise<Answer> {
	const file = await storedFile(upload)
	if (!file) return { is: 'refused', refusal: LOST }
	const place = { param: { id, upload } }
	const signal = () => AbortSignal.timeout(PATIENCE_MS)
	const asked = await callApi('get', '/orders/:id/photo-parts/:upload', place, { signal: signal() })
	if (!asked?.ok) return answerOf(asked)
	let { receivedBytes: offset } = await asked.json()
	while (offset < bytes) {
		onProgress((offset / bytes) * 100)
		const body = new FormData()
		body.set('part', new Blob([file.slice(offset, offset + PART_BYTES)]), 'part')
		body.set('offset', String(offset))
		const sent = { body, signal: signal() }
		const answer = await callApi('post', '/orders/:id/photo-parts/:upload', place, sent)
		if (!answer?.ok) return answerOf(answer)
		const { receivedBytes } = await answer.json()
		if (receivedBytes <= offset) return { is: 'none' }
		offset = receivedBytes
	}
	const end = {
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ bytes, place: takenAt }),
		signal: signal(),
	}
	const at = { param: { id, step, upload } }
	return answerOf(await callApi('post', '/orders/:id/checklist/:step/photos/:upload', at, end))
}
