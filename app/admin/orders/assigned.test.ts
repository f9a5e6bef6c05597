import { expect, it } from 'vitest'
import type { Order } from '../../../domain/orders/schema'
import { assignedOf, assignedWords } from './assigned'

type Event = Order['history'][number]

const event = (action: Event['action'], role: string, actor: string, day: number) =>
	({ action, role, actor, note: null, at: `2026-11-${day}T06:00:00.000Z` }) as Event

const words = (history: Event[], hasPool = false) => {
	const installer = { id: 'i', name: 'Ravi', contactNumber: null } as Order['installer']
	const assigned = assignedOf({ installer, history }, hasPool)
	return assigned && assignedWords(assigned)
}

const PLACED = event('place', 'Buyer', 'Asha', 10)

it('an order without an installer is assigned by nobody', () => {
	expect(assignedOf({ installer: null, history: [PLACED] }, false)).toBeNull()
})

it('the store asks an installer as an order is placed, and the next one after an answer or none', () => {
	expect(words([PLACED, event('accept', 'Installer', 'Ravi', 12)])).toBe('By the store, 10 Nov, to')
	expect(words([PLACED, event('pass', 'Installer', 'Kiran', 13)])).toBe('By the store, 13 Nov, to')
	expect(words([PLACED, event('lapse', 'Store', 'Solbazaar', 14)])).toBe('By the store, 14 Nov, to')
})

it('an admin is named for the last choice, whatever the installer did since', () => {
	const chosen = [PLACED, event('reassign', 'Admin', 'Meera', 15)]
	expect(words(chosen)).toBe('By Meera, 15 Nov, to')
	expect(words([...chosen, event('accept', 'Installer', 'Ravi', 16)])).toBe('By Meera, 15 Nov, to')
})

it('from a pool an installer takes an order by accepting it, unless an admin gives it to another', () => {
	const taken = [PLACED, event('accept', 'Installer', 'Ravi', 16)]
	expect(words(taken, true)).toBe('Taken on 16 Nov by')
	expect(words([...taken, event('reassign', 'Admin', 'Meera', 17)], true)).toBe(
		'By Meera, 17 Nov, to',
	)
})
