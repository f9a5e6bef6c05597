// Makes a live store's data of a demo's. Run on the pinned Node, by go-live.mjs.
import { resolve } from 'node:path'
import { goLive } from '../../../store/go-live/go-live.ts'
import { dataPlace, leave } from './data-place.ts'
import { optionsIn, report } from './live-options.ts'

try {
	const given = optionsIn(process.argv.slice(2))
	const place = dataPlace()
	const moment = new Date().toISOString().replace(/[:.]/g, '-')
	const backup = given.backup ?? `${resolve(place.dataDir)}.before-live-${moment}`
	const options = { ...given, backup }
	process.stdout.write(report(await goLive(place, options), options))
} catch (error) {
	leave((error as Error).message)
}
