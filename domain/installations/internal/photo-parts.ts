import type { z } from '@hono/zod-openapi'
import { type Actor, isSignedIn } from '../../../shared/actor.ts'
import { ok, type Result } from '../../../shared/result.ts'
import type { AppContext } from '../../app-context.ts'
import {
	assembledPhoto,
	forgetParts,
	keepPart,
	type PartialPhoto,
	receivedBytes,
} from '../../uploads/parts.ts'
import type { PhotoPart, ReceivedBytes } from '../../uploads/schema.ts'
import type { WholeJobPhoto } from '../photos/schema.ts'
import type { InstallationWithMessages } from '../schema.ts'
import { keepOnce } from './change-photos.ts'
import { onceFor } from './once.ts'

interface Named {
	/** Of the order. */
	id: string
	upload: string
}

/** The photo of a job that its installer sends in parts under this name. */
const partialPhoto = (actor: Actor, { id, upload }: Named): PartialPhoto => ({
	accountId: isSignedIn(actor) ? actor.id : '',
	about: id,
	name: upload,
})

/** How much of a photo has arrived. The caller's gate has asked whose job it is. */
export const receivedOfPhoto = async (
	ctx: AppContext,
	actor: Actor,
	named: Named,
): Promise<Result<ReceivedBytes>> =>
	ok({ receivedBytes: await receivedBytes(ctx, partialPhoto(actor, named)) })

/** Keeps a part of a photo. @returns as `keepPart` */
export async function keepPartOfPhoto(
	ctx: AppContext,
	actor: Actor,
	named: Named,
	{ part, offset }: PhotoPart,
): Promise<Result<ReceivedBytes>> {
	const kept = await keepPart(ctx, partialPhoto(actor, named), offset, part)
	return kept.ok ? ok({ receivedBytes: kept.value }) : kept
}

/**
 * Keeps a photo whose parts have arrived; its name is its key, so that it is added once.
 * @param whole its size in bytes, and where it was taken
 * @returns as `addPhoto`; conflict while parts of it are missing
 */
export async function addPhotoOfParts(
	ctx: AppContext,
	actor: Actor,
	id: string,
	name: string,
	upload: string,
	{ bytes, place }: z.output<typeof WholeJobPhoto>,
): Promise<Result<InstallationWithMessages>> {
	const parts = partialPhoto(actor, { id, upload })
	const once = onceFor(upload, 'photo of parts', name, bytes)
	const added = await keepOnce(ctx, actor, { id, name, once, place }, () =>
		assembledPhoto(ctx, parts, bytes),
	)
	if (added.ok) await forgetParts(ctx, parts)
	return added
}
