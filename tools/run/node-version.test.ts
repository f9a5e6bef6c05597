import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('names the Node that the store runs on for those who choose one by .nvmrc', () => {
	const named = readFileSync('.nvmrc', 'utf8').trim()
	expect(process.versions.node.split('.')[0]).toBe(named)
})
