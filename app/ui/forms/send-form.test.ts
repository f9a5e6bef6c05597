import { describe, expect, it, vi } from 'vitest'
import { sendForm, UNSENT } from './send-form'

const BUSY = 'The planner is busy at the moment.'
const refused = (status: number, data: unknown) => ({
	...{ status, data },
	...{ statusText: '', internal: false },
})

function sent(error: unknown) {
	vi.stubGlobal('window', new EventTarget())
	const body = new URLSearchParams({ intent: 'send', name: 'Venkata' })
	const request = new Request('http://shop/quotations/new', { method: 'POST', body })
	return sendForm({ request, serverAction: () => Promise.reject(error) })
}

describe('a form that the store did not take', () => {
	it.each([
		['says why, where the store does', refused(503, { detail: BUSY }), BUSY],
		['asks to send it again, where it does not', refused(500, null), UNSENT],
		['asks to send it again, where there is no answer', new TypeError('Failed to fetch'), UNSENT],
	])('keeps what was typed and %s', async (_, error, message) => {
		const values = { intent: 'send', name: 'Venkata' }
		expect(await sent(error)).toMatchObject({
			data: { problem: { message, intent: 'send', values } },
			init: { status: 503 },
		})
	})

	it('gives way to the page of what is gone', async () => {
		const gone = refused(404, null)
		await expect(sent(gone)).rejects.toBe(gone)
	})
})
