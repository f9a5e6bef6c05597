import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { expect, it, vi } from 'vitest'
import type { DatabaseHealth } from '../db/health.ts'
import { troublesOf } from './readiness.ts'

vi.mock('node:fs/promises', { spy: true })

const health = (words: string | null) => ({ trouble: async () => words }) as DatabaseHealth
const dataFolder = tmpdir()

it('a store is ready where there is room and the database answers', async () => {
	expect(await troublesOf({ health: health(null), dataFolder })).toEqual([])
})

it('a full disk is said, beside what is wrong with the database', async () => {
	vi.mocked(statfs).mockResolvedValueOnce({ bavail: 3000, bsize: 4096 } as never)
	expect(await troublesOf({ health: health('it is down'), dataFolder })).toEqual([
		'it is down',
		'the disk of DATA_DIR is full: 11 MB left',
	])
})

it('a folder that is gone is said', async () => {
	expect(await troublesOf({ health: health(null), dataFolder: '/nowhere' })).toEqual([
		'the folder DATA_DIR cannot be used: ENOENT',
	])
})
