// Copies a shop between SQLite and PostgreSQL. Run on the pinned Node, by move.mjs.
import { failureWords } from '../../../store/backup/failure-words.ts'
import { type MovedRows, moveShop } from '../../../store/moving/move-shop.ts'
import { placeNamed } from '../../../store/moving/place.ts'
import { dataPlace, leave } from './data-place.ts'

const USAGE =
	'Say where to in MOVE_TO: the address of an empty PostgreSQL database, or a folder for SQLite. MOVE_TO=postgres://… npm run move'

const { MOVE_TO } = process.env
try {
	if (!MOVE_TO || process.argv.length > 2) throw new Error(USAGE)
	const from = dataPlace()
	const to = placeNamed(from, MOVE_TO)
	let rows = 0
	await moveShop(from, to, (moved) => {
		rows += moved.rows
		process.stdout.write(lineOf(moved))
	})
	const next = to.databaseUrl
		? 'Set DATABASE_URL to what MOVE_TO was, keep DATA_DIR'
		: `Leave out DATABASE_URL, set DATA_DIR to ${to.dataDir}`
	process.stdout.write(
		`${rows} rows are there, each table compared with what it is a copy of. ${next}, and start the store. What it was copied from is as it was.\n`,
	)
} catch (error) {
	leave(failureWords(error, MOVE_TO?.startsWith('postgres') ? MOVE_TO : process.env.DATABASE_URL))
}

function lineOf({ table, rows, hash, isCopied }: MovedRows): string {
	const count = String(rows).padStart(10)
	return `${table.padEnd(28)}${count}  ${hash.slice(0, 16)}${isCopied ? '' : '  was there'}\n`
}
