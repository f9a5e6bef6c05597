import { makeZip } from 'client-zip'
import type { SignedIn } from '../../../shared/actor.ts'
import type { AppContext } from '../../app-context.ts'
import { photoNameOf } from '../../installers/queries.ts'
import { papersOfAccount } from '../../subsidy/papers.ts'
import { myData, photosOf, returnPhotosOf } from './my-data.ts'

/** The contents of an account's archive: its data as JSON, and the photos of its jobs. */
export const archiveOf = (ctx: AppContext, owner: SignedIn) => makeZip(members(ctx, owner))

/** One at a time, as they are packed. */
async function* members(ctx: AppContext, owner: SignedIn) {
	const lastModified = new Date(ctx.now())
	const data = JSON.stringify(await myData(ctx, owner), null, '\t')
	yield { name: 'data.json', lastModified, input: `${data}\n` }
	const photos = [
		...(await photosOf(ctx.db, owner.id)),
		...(await returnPhotosOf(ctx.db, owner.id)),
	]
	for (const { order_id, image } of photos) {
		const input = await ctx.files.photos.read(`${image}.webp`)
		if (input) yield { name: `photos/${order_id}/${image}.webp`, lastModified, input }
	}
	for await (const { order_id, id, name, bytes } of papersOfAccount(ctx, owner.id))
		yield { name: `papers/${order_id}/${id}-${name}`, lastModified, input: new Uint8Array(bytes) }
	const own = await photoNameOf(ctx.db, owner.id)
	const face = own && (await ctx.files.photos.read(`${own}.webp`))
	if (face) yield { name: 'photos/installer.webp', lastModified, input: face }
}
