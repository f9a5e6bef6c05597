import type { Tx } from '../../../db/database.ts'
import { dayAt } from '../../../shared/calendar.ts'
import { ok, type Result } from '../../../shared/result.ts'
import { namesOf } from '../../accounts/queries.ts'
import type { AppContext } from '../../app-context.ts'
import { scheduleDocumentOfSupply } from '../../documents/billing/schedule.ts'
import { issueDocuments } from '../../documents/commands.ts'
import { documentShop, yearsAfter } from '../../documents/rules.ts'
import type { Snapshot, WarrantyDocument } from '../../documents/schema.ts'
import { findProfile } from '../../installers/queries.ts'
import type { OpenJob } from './job.ts'
import { iso, type progressOf } from './progress.ts'

type Progress = Awaited<ReturnType<typeof progressOf>>

/**
 * Issues the certificate of an installation that was signed off just now, and the warranty card of products with a
 * warranty, and has it invoiced. The last of the transaction. A demo store issues none.
 */
export async function issueHandOver(
	ctx: AppContext,
	job: OpenJob,
	progress: Progress,
	signedOffBy: string,
): Promise<Result<void>> {
	if (!ctx.policy.issuesDocuments) return ok(undefined)
	const { tx, order, at } = job
	const { street, city, zip_code: pin, state } = order
	const common = {
		shop: documentShop(ctx.settings.current()),
		orderId: order.id as string,
		buyer: {
			name: order.full_name,
			address: [street, `${city} ${pin}`, state ?? ''].filter(Boolean),
		},
		completedAt: iso(at),
	}
	const { measurements } = progress
	const parts = progress.parts.map(({ name, quantity, serials }) => ({ name, quantity, serials }))
	const steps = progress.steps.map(({ step, doneAt, note, photos }) => ({
		step,
		doneAt,
		note,
		photos: photos.length,
	}))
	const installer = await installerOf(tx, order)
	const documents: Snapshot[] = [
		{ kind: 'hand-over', ...common, installer, signedOffBy, parts, measurements, steps },
	]
	const warranted = warrantedParts(ctx, progress, at)
	if (warranted.length > 0) documents.push({ kind: 'warranty', ...common, parts: warranted })
	const serials = Object.fromEntries(
		progress.parts.map(({ productId, serials }) => [productId, serials]),
	)
	await scheduleDocumentOfSupply(ctx, tx, { orderId: order.id, serials })
	const issued = documents.map((snapshot) => ({ orderId: order.id, snapshot }))
	return issueDocuments(ctx, tx, issued, at)
}

async function installerOf(tx: Tx, { installer_id: id }: OpenJob['order']) {
	const name = (id && (await namesOf(tx, [id])).get(id)) || ''
	const profile = id ? await findProfile(tx, id) : null
	return { name, firm: profile?.firm ?? '', licenceNumber: profile?.licenceNumber ?? '' }
}

/** The parts that have a warranty, as the catalogue has it now. */
function warrantedParts({ catalogue }: AppContext, { parts }: Progress, at: number) {
	const from = dayAt(at)
	const warranty = (years: number) => (years > 0 ? { years, until: yearsAfter(from, years) } : null)
	return parts.flatMap(({ productId, name, quantity, serials }): WarrantyDocument['parts'] => {
		const known = catalogue.anyById(productId)
		const sheet = known?.sheet
		const product = warranty(sheet && 'warrantyYears' in sheet ? sheet.warrantyYears : 0)
		const performance = warranty(sheet?.kind === 'panel' ? sheet.performanceYears : 0)
		if (!known || (!product && !performance)) return []
		return [{ name, brand: known.brand, quantity, serials, product, performance }]
	})
}
