import type { Worker } from 'node:cluster'
import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import { OpenOfWorkers } from './open-of-workers.ts'

const worker = () => new EventEmitter() as unknown as Worker
const one = { kind: 'connections', key: '192.0.2.1', most: 2 } as const

it('what is open at all workers is counted together, each kind and key apart', () => {
	const [open, first, second] = [new OpenOfWorkers(), worker(), worker()]
	expect(open.open(first, 1, one)).toBe(true)
	expect(open.open(second, 1, one)).toBe(true)
	expect(open.open(second, 2, one)).toBe(false)
	expect(open.open(second, 3, { ...one, key: '192.0.2.2' })).toBe(true)
	expect(open.open(second, 4, { ...one, kind: 'streamsOfNetwork' })).toBe(true)
	open.close(first, 1)
	open.close(first, 1)
	expect(open.open(second, 5, one)).toBe(true)
	expect(open.open(first, 2, one)).toBe(false)
})

it('what a worker had open ends with it', () => {
	const [open, first, second] = [new OpenOfWorkers(), worker(), worker()]
	for (const id of [1, 2]) open.open(first, id, one)
	expect(open.open(second, 1, one)).toBe(false)
	first.emit('exit')
	for (const id of [2, 3]) expect(open.open(second, id, one)).toBe(true)
	expect(open.open(second, 4, one)).toBe(false)
})
