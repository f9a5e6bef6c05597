import { hostname } from 'node:os'
import { expect, it } from 'vitest'
import { HOST } from '../../db/engines/server-connections.ts'
import { countProcesses, lookAtConnections } from './connections.ts'

const here = (poolSize = 10) => ({ host: HOST, instance: `${HOST}/1`, poolSize })
const elsewhere = (poolSize = 10) => ({ host: 'two', instance: 'two/1', poolSize })
const REMEDY = 'raise max_connections, start fewer processes, or put PgBouncer between'

const lookAt = (processes: ReturnType<typeof here>[], workers: number) =>
	lookAtConnections({ most: 97, processes }, workers).map(({ state, says }) => `${state}: ${says}`)

it('tells what runs, on all machines, from what the settings of this one allow', () => {
	expect(hostname()).toContain(HOST)
	expect(lookAt([here(), here(), elsewhere(4)], 4)).toEqual([
		'ok: serving now: 3 processes take up to 27 of 97, 1 of them on other machines',
		'ok: by WORKERS=4: 4 processes take up to 44 of 97, beside 5 elsewhere',
	])
})

it('warns where the processes that run may want more than there is, however few the settings name', () => {
	const many = [...Array(8).fill(here(9)), ...Array(8).fill(elsewhere(2))]
	expect(lookAt(many, 1)).toEqual([
		`warning: serving now: 16 processes take up to 104 of 97, 8 of them on other machines: restart each machine, so that their processes share anew, or ${REMEDY}.`,
		expect.stringMatching(/^warning: by WORKERS=1: 1 process takes up to 10 of 97, beside 24 /),
	])
})

it('warns where each gets less than it should have, and calls it a fault where none is left', () => {
	expect(lookAt([], 16)[1]).toBe(
		`warning: by WORKERS=16: 16 processes take up to 80 of 97, each 4 instead of 10 for its work: ${REMEDY}.`,
	)
	expect(lookAt(Array(8).fill(elsewhere()), 4)[1]).toBe(
		`fault: by WORKERS=4: 4 processes take up to 12 of 97, beside 88 elsewhere, which is not there: ${REMEDY}.`,
	)
})

it('counts processes of other machines, and here those that run or that the settings name', () => {
	expect(countProcesses([], 3)).toBe(3)
	expect(countProcesses([elsewhere(), elsewhere(), here()], 3)).toBe(5)
	expect(countProcesses([elsewhere(), here(), here(), here()], 1)).toBe(4)
})
