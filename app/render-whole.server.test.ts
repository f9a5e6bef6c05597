import { getEventListeners } from 'node:events'
import { createElement, Suspense, use } from 'react'
import { expect, it } from 'vitest'
import { renderWhole } from './render-whole.server.ts'

const later = Promise.resolve('in the end')
const Late = () => createElement('p', null, use(later))
const Broken = (): never => {
	throw new Error('broken')
}
const within = (child: () => unknown) =>
	createElement(Suspense, { fallback: 'soon' }, createElement(child as typeof Late))

it('waits for everything', async () => {
	const { html, failed } = await renderWhole(createElement('main', null, within(Late)))
	expect(String(html)).toContain('in the end')
	expect(failed).toBe(false)
})

it('says when something is left to the browser', async () => {
	const { html, failed } = await renderWhole(createElement('main', null, within(Broken)))
	expect(String(html)).toContain('soon')
	expect(failed).toBe(true)
})

it('throws what its outermost parts throw', async () => {
	await expect(renderWhole(createElement(Broken))).rejects.toThrow('broken')
})

it('gives up with whoever asked, and holds on to nobody', async () => {
	const { signal } = new AbortController()
	await renderWhole(createElement(Late), { signal })
	await renderWhole(createElement(Broken), { signal }).catch(() => {})
	expect(getEventListeners(signal, 'abort')).toEqual([])

	const leaving = new AbortController()
	const never = new Promise<string>(() => {})
	const Never = () => createElement('p', null, use(never))
	const given = renderWhole(within(Never), { signal: leaving.signal })
	leaving.abort(new Error('gone'))
	await expect(given).rejects.toThrow('gone')
	expect(getEventListeners(leaving.signal, 'abort')).toEqual([])
})
