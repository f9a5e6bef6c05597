import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendFile } from './send-file.ts'

const BUSY = { status: 503, responseText: '{"detail":"Busy."}' }
const THERE = { status: 201, responseText: '{"imageUrl":"/uploads/a.webp"}' }

/** A network that gives these answers in turn, and counts the requests. */
function network(answers: { status: number; responseText: string }[]) {
	const seen = { sent: 0, aborted: 0 }
	class FakeRequest {
		upload = {}
		status = 0
		responseText = ''
		onload = () => {}
		getResponseHeader = () => '5'
		open() {}
		send() {
			Object.assign(this, answers[seen.sent++])
			queueMicrotask(() => this.onload())
		}
		abort() {
			seen.aborted++
		}
	}
	vi.stubGlobal('XMLHttpRequest', FakeRequest)
	return seen
}

const file = new File(['a'], 'a.png')

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
	vi.useRealTimers()
	vi.unstubAllGlobals()
})

it('sends a file again after as long as a busy store asks for', async () => {
	const seen = network([BUSY, THERE])
	const { sent } = sendFile('/api/upload', file, () => {})
	await vi.advanceTimersByTimeAsync(4999)
	expect(seen.sent).toBe(1)
	await vi.advanceTimersByTimeAsync(1)
	expect(await sent).toEqual({ ok: true, body: { imageUrl: '/uploads/a.webp' } })
	expect(seen.sent).toBe(2)
})

it('says so where the store stays busy', async () => {
	const seen = network(Array(9).fill(BUSY))
	const { sent } = sendFile('/api/upload', file, () => {})
	await vi.advanceTimersByTimeAsync(60_000)
	expect(await sent).toEqual({ ok: false, detail: 'Busy.' })
	expect(seen.sent).toBe(6)
})

it('is not sent again once it is given up', async () => {
	const seen = network([BUSY, THERE])
	const { abort } = sendFile('/api/upload', file, () => {})
	await vi.advanceTimersByTimeAsync(1000)
	abort()
	await vi.advanceTimersByTimeAsync(60_000)
	expect(seen).toEqual({ sent: 1, aborted: 1 })
})
