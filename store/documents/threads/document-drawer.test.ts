import { afterEach, expect, it, vi } from 'vitest'
import { until } from '../../../test/vitest/until.ts'
import type { DocumentContent } from '../content.ts'
import { drawDocument } from '../draw/draw.ts'
import { DocumentDrawer } from './document-drawer.ts'

const content: DocumentContent = {
	title: 'Hand-over certificate',
	language: 'en-IN',
	about: [{ label: 'Number', value: 'SBH/26-27/000123' }],
	from: { name: 'Surya Chambers', lines: ['Paud Road, Pune 411038'], logo: null },
	blocks: [{ kind: 'text', text: 'अंकित शर्मा' }],
	foot: 'Surya Chambers',
	pageOf: 'Page {page} of {pages}',
	at: Date.UTC(2026, 10, 23),
}
const unavailable = { ok: false, problem: { code: 'unavailable', retryAfterSeconds: 5 } }

const open: DocumentDrawer[] = []
const drawerWith = (...given: ConstructorParameters<typeof DocumentDrawer>) => {
	const drawer = new DocumentDrawer(...given)
	open.push(drawer)
	return drawer
}
afterEach(() => Promise.all(open.splice(0).map((drawer) => drawer.close())))

it('draws in a thread what is drawn here, to the byte, and ends the thread when there is no more', async () => {
	const drawer = drawerWith(() => {}, { idleMs: 20 })
	expect(drawer.isRunning).toBe(false)
	const [one, other] = await Promise.all([drawer.draw(content), drawer.draw(content)])
	const here = Buffer.from(await drawDocument(content))
	for (const drawn of [one, other]) expect(drawn.ok && here.equals(drawn.value)).toBe(true)
	await until(() => expect(drawer.isRunning).toBe(false))
	expect(await drawer.draw(content)).toMatchObject({ ok: true })
})

it('refuses what cannot be drawn, says why to the log, and draws the next', async () => {
	const failed = vi.fn()
	const drawer = drawerWith(failed)
	const bad = { ...content.from, logo: new Uint8Array([1, 2, 3]) }
	expect(await drawer.draw({ ...content, from: bad })).toMatchObject(unavailable)
	expect(failed).toHaveBeenCalledTimes(1)
	expect(await drawer.draw(content)).toMatchObject({ ok: true })
})

it('refuses a document where too many wait, and those that wait when it is closed', async () => {
	const drawer = drawerWith(() => {}, { maxWaiting: 1 })
	const [first, second, third] = [content, content, content].map((each) => drawer.draw(each))
	expect(await third).toMatchObject(unavailable)
	await drawer.close()
	expect(await Promise.all([first, second])).toMatchObject([unavailable, unavailable])
})

it('ends a thread that does not answer', async () => {
	const failed = vi.fn()
	const drawer = drawerWith(failed, { graceMs: 0 })
	expect(await drawer.draw(content)).toMatchObject(unavailable)
	expect(failed).toHaveBeenCalledWith(new Error('The thread for documents does not answer.'))
	expect(drawer.isRunning).toBe(false)
})
