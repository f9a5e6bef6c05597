// Says how the store's surroundings are, a line for each, and ends with 1 where one is a fault. Run on the pinned Node, by doctor.mjs.
import { parseArgs } from 'node:util'
import { readConfig } from '../../../config.ts'
import { examine } from '../../../store/doctor/doctor.ts'
import { leave } from './data-place.ts'

const { values } = parseArgs({ options: { backups: { type: 'string' } } })
const read = readConfig(process.env)
if (!read.ok) leave(read.message)

const findings = await examine(read.config, { backups: values.backups, now: Date.now() })
for (const { state, what, says } of findings)
	process.stdout.write(`${state.padEnd(8)} ${what.padEnd(13)} ${says}\n`)
process.exit(findings.some(({ state }) => state === 'fault') ? 1 : 0)
