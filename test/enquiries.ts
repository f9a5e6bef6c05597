import { expect } from 'vitest'
import { enquiry } from './builders.ts'
import type { Caller } from './store.ts'

export const ask = async (caller: Caller, more: object = {}): Promise<string> => {
	const asked = await caller.post('/api/enquiries', enquiry(more))
	expect(asked.status).toBe(201)
	return asked.body.id
}

export const listed = async (caller: Caller, query = ''): Promise<string[]> =>
	(await caller.get(`/api/enquiries${query}`)).body.map(({ id }: { id: string }) => id)

export const applyTransition = (caller: Caller, id: string, name: string, body?: object) =>
	caller.post(`/api/enquiries/${id}/${name}`, body)

export const notificationsOf = async (caller: Caller) =>
	(await caller.get('/api/notifications')).body.map(
		({ message, link }: { message: string; link: string }) => [message, link],
	)
