import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { chunks } from '../../../../db/chunks.ts'
import type { Database, Tx } from '../../../../db/database.ts'
import { transact } from '../../../../db/transaction.ts'
import type { SignedIn } from '../../../../shared/actor.ts'
import type { ProductId } from '../../../../shared/ids.ts'
import { message } from '../../../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { audit } from '../../../audit/commands.ts'
import { taxClassCodes } from '../../../facts/queries.ts'
import { MAX_MISTAKES } from '../../../file-limits.ts'
import { inTurns } from '../../../file-rows.ts'
import { type FileMistake, firstMistakes, hasEnough } from '../../../file-schema.ts'
import { shopName } from '../../../settings/rules.ts'
import { recordsOf, replaceRecords } from '../../compliance/stored.ts'
import type { ImportedRow, ReportWithMessages } from '../../csv/import-schema.ts'
import { only } from '../../field-rules.ts'
import { MAX_PREVIEWED } from '../../limits.ts'
import { productsIn } from '../../queries.ts'
import type { Product } from '../../schema.ts'
import { bumpCatalogueVersion, lockProducts, moveManyStocks } from '../../stock.ts'
import { catalogueTables } from '../../tables.ts'
import { kitsIn, notifyOfKits, partIds } from '../kits/kit-parts.ts'
import { columnsOf, columnsOfNew } from '../product-row.ts'
import { type FileContents, readFile } from './import-file.ts'
import { mistakesInKits, notesOn } from './import-kits.ts'
import { added, changed, type KnownRow, type Wanted } from './import-row.ts'

interface Judged {
	wanted: Wanted[]
	mistakes: FileMistake[]
	/** What is left out without being a mistake. */
	notes: FileMistake[]
}

const GONE = message('import.id_of_deleted')

async function rowsOf(db: Database, ids: ProductId[]): Promise<Map<string, KnownRow>> {
	const known = new Map<string, KnownRow>()
	for (const chunk of chunks(ids)) {
		await yieldToEventLoop()
		const rows = await catalogueTables(db)
			.selectFrom('products')
			.selectAll()
			.where('id', 'in', chunk)
			.execute()
		const records = await recordsOf(db, chunk)
		for (const row of rows) known.set(row.id, { ...row, records: records.get(row.id) ?? [] })
	}
	return known
}

/** What a file is judged by. */
interface Known {
	/** The rows of the products that it names. */
	known: Map<string, KnownRow>
	/** The parts of its kits, as the database has them. */
	parts: Map<string, Product>
	kits: Product[]
	/** Of a product that is added without a brand. */
	ownBrand: string
	/** The codes of the tax classes there are. */
	taxClasses: ReadonlySet<string>
	/** The stock that is shown of a product. */
	present: (id: string) => number
}

/** Kits are looked at only where the file has any sheet of one. */
async function knownOf(ctx: AppContext, db: Database, contents: FileContents): Promise<Known> {
	const parts = partsIn(contents)
	const withKits = parts.length > 0
	return {
		known: await rowsOf(db, idsOf(contents)),
		parts: withKits ? await productsIn(db, parts) : new Map(),
		kits: withKits ? await kitsIn(db) : [],
		ownBrand: shopName(ctx.settings.current()),
		taxClasses: await taxClassCodes(db),
		present: (id) => ctx.catalogue.anyById(id)?.stock ?? 0,
	}
}

const unknownClass = (row: number, code: string): FileMistake => ({
	row,
	column: 'taxClass',
	message: message('facts.class_unknown', { code }),
})

const partsIn = ({ rows }: FileContents) =>
	rows.flatMap(({ given }) => partIds(given.sheet ?? null))

/** Each row beside the product it is about; it stops at the hundredth mistake. */
async function judge(
	{ rows, mistakes }: FileContents,
	{ known, parts, kits, ownBrand, taxClasses, present }: Known,
): Promise<Judged> {
	const wanted: Wanted[] = []
	const wrong = [...mistakes]
	const seen = new Map<string, number>()
	for await (const row of inTurns(rows)) {
		if (hasEnough(wrong)) break
		const earlier = seen.get(row.id)
		const present = known.get(row.id)
		if (earlier !== undefined) {
			const twice = message('import.id_twice', { row: earlier })
			wrong.push({ row: row.row, column: 'id', message: twice })
		} else if (present && present.deleted_at !== null) {
			wrong.push({ row: row.row, column: 'id', message: GONE })
		} else {
			const one = present ? changed(row, present) : added(row, ownBrand)
			const code = row.given.taxClass
			if (code && !taxClasses.has(code)) wrong.push(unknownClass(row.row, code))
			else if (Array.isArray(one)) wrong.push(...one)
			else wanted.push(one)
		}
		seen.set(row.id, row.row)
	}
	wrong.push(...mistakesInKits(wanted, parts, kits))
	const notes = notesOn(rows, wanted, present)
	return { wanted, mistakes: wrong, notes }
}

const kindOf = ({ known, names }: Wanted): ImportedRow['kind'] =>
	!known ? 'added' : names.length > 0 ? 'changed' : 'unchanged'

function previewOf(wanted: Wanted): ImportedRow {
	const { row, id, before, after, names } = wanted
	const fields = before
		? Object.fromEntries(names.map((name) => [name, { before: before[name], after: after[name] }]))
		: {}
	return { row, id, name: after.name, kind: kindOf(wanted), fields }
}

function reportOf({ wanted, mistakes, notes }: Judged): ReportWithMessages {
	const of = (kind: ImportedRow['kind']) => wanted.filter((one) => kindOf(one) === kind)
	const [added, changes, rest] = [of('added'), of('changed'), of('unchanged')]
	const first = [...added, ...changes].sort((a, b) => a.row - b.row)
	return {
		added: added.length,
		changed: changes.length,
		unchanged: rest.length,
		...firstMistakes(mistakes),
		notes: notes.slice(0, MAX_MISTAKES),
		preview: [...first, ...rest].slice(0, MAX_PREVIEWED).map(previewOf),
	}
}

/** What an import of the file would do; nothing is changed. */
export async function previewImport(
	ctx: AppContext,
	bytes: Uint8Array,
): Promise<ReportWithMessages> {
	return reportOn(ctx, await readFile(bytes))
}

const reportOn = async (ctx: AppContext, contents: FileContents) =>
	reportOf(await judge(contents, await knownOf(ctx, ctx.db, contents)))

const idsOf = ({ rows }: FileContents) => rows.map(({ id }) => id as ProductId)

interface Progress {
	done: number
	total: number
}

const EDIT_CONFLICT = message('import.overtaken')

/** Writes some hundreds of products with their stock and what is audited of them. */
async function write(tx: Tx, actor: SignedIn, part: Wanted[], position: number, at: number) {
	const added = part.filter(({ known }) => !known)
	if (added.length > 0) {
		const rows = added.map(({ id, after }, index) => columnsOfNew(id, after, position + index, at))
		const inserted = await catalogueTables(tx)
			.insertInto('products')
			.values(rows)
			.onConflict((conflict) => conflict.column('id').doNothing())
			.returning('id')
			.execute()
		if (inserted.length < added.length) return fail('conflict', EDIT_CONFLICT)
	}
	const rows = part.flatMap(({ known, after }) => {
		if (!known) return []
		const { records: _, ...row } = known
		return { ...row, ...columnsOf(after, at, known.archived_at) }
	})
	if (rows.length > 0)
		await catalogueTables(tx)
			.insertInto('products')
			.values(rows)
			.onConflict((conflict) =>
				conflict.column('id').doUpdateSet((eb) => ({
					name: eb.ref('excluded.name'),
					brand: eb.ref('excluded.brand'),
					category: eb.ref('excluded.category'),
					wattage: eb.ref('excluded.wattage'),
					price_paise: eb.ref('excluded.price_paise'),
					description: eb.ref('excluded.description'),
					image: eb.ref('excluded.image'),
					pictures: eb.ref('excluded.pictures'),
					sheet: eb.ref('excluded.sheet'),
					origin: eb.ref('excluded.origin'),
					importer: eb.ref('excluded.importer'),
					tax_class: eb.ref('excluded.tax_class'),
					archived_at: eb.ref('excluded.archived_at'),
				})),
			)
			.execute()
	const listed = part.filter(({ names }) => names.includes('compliance'))
	await replaceRecords(
		tx,
		listed.map(({ id, after }) => ({ id, records: after.compliance })),
	)
	const moved = await moveManyStocks(
		tx,
		part.flatMap(({ id, before, after }) => {
			const change = after.stock - (before?.stock ?? 0)
			return change === 0 ? [] : { productId: id, change, reason: 'imported', actor, at }
		}),
	)
	if (!moved.ok) return moved
	await audit(
		tx,
		actor,
		at,
		part.map(({ id, before, after, names }) => ({
			action: 'imported',
			kind: 'product',
			subjectId: id,
			subject: after.name,
			before: before && only(before, names),
			after: only(after, names),
		})),
	)
	return ok(undefined)
}

function refusal(report: ReportWithMessages) {
	const count = report.errorCount
	return fail('invalid', message('import.mistakes', { count, most: MAX_MISTAKES }), {
		facts: { report },
	})
}

/**
 * Adds and changes what the file says, all of it or nothing.
 * @param onProgress gets how many products are written, of how many
 * @returns invalid with the report, where a row is wrong
 */
export async function importProducts(
	ctx: AppContext,
	actor: SignedIn,
	bytes: Uint8Array,
	onProgress: (progress: Progress) => void = () => {},
): Promise<Result<ReportWithMessages>> {
	const contents = await readFile(bytes)
	if (contents.mistakes.length > 0) return refusal(await reportOn(ctx, contents))
	const at = ctx.now()
	const imported = await transact(ctx.db, async (tx) => {
		await lockProducts(tx, [...new Set([...idsOf(contents), ...partsIn(contents)])])
		const judged = await judge(contents, await knownOf(ctx, tx, contents))
		const report = reportOf(judged)
		if (report.errorCount > 0) return refusal(report)
		const todo = judged.wanted.filter(({ names }) => names.length > 0)
		const last = await catalogueTables(tx)
			.selectFrom('products')
			.select((eb) => eb.fn.max('position').as('position'))
			.executeTakeFirst()
		let position = (last?.position ?? 0) + 1
		let done = 0
		onProgress({ done, total: todo.length })
		for (const chunk of chunks(todo)) {
			const written = await write(tx, actor, chunk, position, at)
			if (!written.ok) return written
			position += chunk.length
			done += chunk.length
			onProgress({ done, total: todo.length })
			await yieldToEventLoop()
		}
		if (todo.length > 0) {
			const gone = todo.filter(({ before, after }) => before?.archived === false && after.archived)
			const parts = gone.map(({ id, after }) => ({ id, name: after.name }))
			await notifyOfKits(ctx, tx, parts, 'archived', at)
			await bumpCatalogueVersion(tx, todo, at)
		}
		return ok(report)
	})
	await ctx.catalogue.refresh()
	return imported
}
