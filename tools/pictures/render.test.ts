import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { drawings } from './drawings.ts'
import { FOLDER, filesOf, fingerprintOf, MANIFEST } from './render.ts'

it('the committed pictures are those of the drawings; `npm run pictures` draws what has changed', () => {
	const committed = JSON.parse(readFileSync(MANIFEST, 'utf8'))
	const drawn = Object.entries(drawings).map(([id, draw]) => [id, fingerprintOf(draw())])
	expect(committed).toEqual(Object.fromEntries(drawn))
	for (const file of Object.keys(committed).flatMap(filesOf))
		expect(readFileSync(join(FOLDER, file)).length, file).toBeGreaterThan(500)
})
