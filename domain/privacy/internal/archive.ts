import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SignedIn } from '../../../shared/actor.ts'
import type { AppContext } from '../../app-context.ts'
import { myData, photosOf } from './my-data.ts'
import { type Member, zipped } from './zip.ts'

/** What an account may take with it: its data as JSON, and the photos of its jobs. */
export async function* archiveOf(ctx: AppContext, owner: SignedIn): AsyncGenerator<Uint8Array> {
	yield* zipped(members(ctx, owner), ctx.now())
}

async function* members(ctx: AppContext, owner: SignedIn): AsyncGenerator<Member> {
	const data = JSON.stringify(await myData(ctx, owner), null, '\t')
	yield { name: 'data.json', bytes: new TextEncoder().encode(`${data}\n`) }
	for (const { order_id, image } of await photosOf(ctx.db, owner.id)) {
		const bytes = await photo(join(ctx.photosDir, `${image}.webp`))
		if (bytes) yield { name: `photos/${order_id}/${image}.webp`, bytes }
	}
}

/** @returns null where the file is gone */
async function photo(path: string): Promise<Uint8Array | null> {
	try {
		return await readFile(path)
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
		throw error
	}
}
