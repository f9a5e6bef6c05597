import { countOf } from '../../../db/count.ts'
import type { Actor } from '../../../shared/actor.ts'
import { newId } from '../../../shared/ids.ts'
import { message } from '../../../shared/messages/message.ts'
import { exifPlace } from '../../../shared/photos/exif-place.ts'
import { fail, ok, type Result } from '../../../shared/result.ts'
import type { AppContext } from '../../app-context.ts'
import { keepPhoto } from '../../uploads/commands.ts'
import { MAX_PHOTOS_A_STEP } from '../limits.ts'
import type { PhotoPlace } from '../photos/schema.ts'
import type { InstallationWithMessages } from '../schema.ts'
import { installationTables } from '../tables.ts'
import { auditJob, changeJob } from './job.ts'
import type { Once } from './once.ts'
import { placeColumns } from './places.ts'
import { NO_STEP, stepNamed } from './steps.ts'

const TOO_MANY = message('installations.too_many_photos', { most: MAX_PHOTOS_A_STEP })

/**
 * Keeps a photo of a step of one's own job.
 * @returns as `keepPhoto`; conflict when the step has as many as it can
 */
export async function addPhoto(
	ctx: AppContext,
	actor: Actor,
	id: string,
	name: string,
	file: File,
	once?: Once,
): Promise<Result<InstallationWithMessages>> {
	return keepOnce(ctx, actor, { id, name, once }, async () => ok(file))
}

interface Sent {
	id: string
	/** Of the step. */
	name: string
	once: Once | undefined
	/** Where it was taken, as far as its sender knows. */
	place?: PhotoPlace | null | undefined
}

/** Keeps a photo, which is read only where it is not there yet. @returns as `addPhoto`, or as it is read */
export async function keepOnce(
	ctx: AppContext,
	actor: Actor,
	{ id, name, once, place: said = null }: Sent,
	read: () => Promise<Result<File>>,
): Promise<Result<InstallationWithMessages>> {
	let isNew = false
	const note = async () => {
		isNew = true
		return ok(undefined)
	}
	// Asked before the picture is looked at, and once more when it is there.
	const mine = await changeJob(ctx, actor, id, 'work', { sameAs: once }, note)
	if (!mine.ok || !isNew) return mine
	const step = stepNamed(name)
	if (!step) return fail('not_found', NO_STEP)
	const file = await read()
	if (!file.ok) return file
	const place = await placeOf(file.value, said)
	const kept = await keepPhoto(ctx, actor, file.value)
	if (!kept.ok) return kept
	return changeJob(ctx, actor, id, 'work', { once }, async (job) => {
		const { tx, order, at } = job
		const photos = installationTables(tx)
			.selectFrom('installation_photos')
			.where('order_id', '=', order.id)
			.where('step', '=', step)
		if ((await countOf(photos)) >= MAX_PHOTOS_A_STEP) return fail('conflict', TOO_MANY)
		const image = kept.value
		await installationTables(tx)
			.insertInto('installation_photos')
			.values({
				id: newId(),
				order_id: order.id,
				step,
				image,
				created_at: at,
				...placeColumns(place),
			})
			.execute()
		await auditJob(job, 'added a photo', { photo: null }, { photo: { step, image } })
		return ok(undefined)
	})
}

/** The place in a photo's file, else the one that was sent with it. */
async function placeOf(file: File, said: PhotoPlace | null): Promise<PhotoPlace | null> {
	const inFile = exifPlace(new Uint8Array(await file.arrayBuffer()))
	return inFile ? { ...inFile, from: 'file' } : said
}

export const deletePhoto = (
	ctx: AppContext,
	actor: Actor,
	id: string,
	photoId: string,
	once?: Once,
) =>
	changeJob(ctx, actor, id, 'work', { once }, async (job) => {
		const row = await installationTables(job.tx)
			.deleteFrom('installation_photos')
			.where('id', '=', photoId)
			.where('order_id', '=', job.order.id)
			.returning(['step', 'image'])
			.executeTakeFirst()
		if (!row) return fail('not_found', message('installations.no_such_photo'))
		await auditJob(job, 'deleted a photo', { photo: row }, { photo: null })
		return ok(undefined)
	})
