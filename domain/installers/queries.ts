import { type SqlBool, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { pageOf } from '../../db/page-of.ts'
import type { Actor } from '../../shared/actor.ts'
import type { UserId } from '../../shared/ids.ts'
import { message } from '../../shared/messages/message.ts'
import type { StorePolicy } from '../../shared/modes.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import { like } from '../../shared/text/text.ts'
import type { AppContext } from '../app-context.ts'
import { authorizedRead } from '../authorized-read.ts'
import { type PhotoFile, photoFile } from '../uploads/photo-file.ts'
import { canManageInstallers, mayHaveProfile } from './policy.ts'
import { NO_PROFILE, prefixesOf } from './rules.ts'
import type { Installer, InstallerProfile, InstallersQuery } from './schema.ts'
import { installerAccountTables, installerTables } from './tables.ts'

/** The installers for an order to this PIN code: not suspended, with an area that includes it. */
export async function installersServing(db: Database, zip: string): Promise<UserId[]> {
	const prefixes = prefixesOf(zip)
	if (prefixes.length === 0) return []
	const rows = await installerAccountTables(db)
		.selectFrom('installer_areas')
		.innerJoin('users', 'users.id', 'installer_areas.user_id')
		.select('users.id')
		.distinct()
		.where('installer_areas.prefix', 'in', prefixes)
		.where('users.role', '=', 'Installer')
		.where('users.suspended_at', 'is', null)
		.orderBy('users.id')
		.execute()
	return rows.map(({ id }) => id)
}

/** How many installers who take jobs serve this PIN code, however busy they are now. */
export async function countServing(
	db: Database,
	policy: StorePolicy,
	zip: string,
): Promise<number> {
	const serving = await installerFacts(db, policy, await installersServing(db, zip))
	return serving.filter(({ jobsAWeek }) => jobsAWeek > 0).length
}

/** The stored profile of an account, or null. */
export async function findProfile(db: Database, id: UserId): Promise<InstallerProfile | null> {
	const row = await installerTables(db)
		.selectFrom('installer_profiles')
		.selectAll()
		.where('user_id', '=', id)
		.executeTakeFirst()
	if (!row) return null
	return {
		firm: row.firm,
		licenceNumber: row.licence_number,
		basePin: row.base_pin,
		pinPrefixes: (await areasOf(db, [id])).get(id) ?? [],
		jobsAWeek: row.jobs_a_week,
		contactNumber: row.phone,
		whatsapp: row.whatsapp,
		languages: JSON.parse(row.languages),
		photoUrl: row.photo && `/api/installer/profile/photo?v=${row.photo.slice(0, 8)}`,
	}
}

/** The phones of some installers, of those who have said one. */
export async function phonesOf(db: Database, ids: UserId[]): Promise<Map<UserId, string>> {
	if (ids.length === 0) return new Map()
	const rows = await installerTables(db)
		.selectFrom('installer_profiles')
		.select(['user_id', 'phone'])
		.where('user_id', 'in', [...new Set(ids)])
		.execute()
	return new Map(rows.flatMap(({ user_id, phone }) => (phone ? [[user_id, phone]] : [])))
}

/** The photo of an installer, by the name of its contents; null without one. */
export async function photoNameOf(db: Database, id: UserId): Promise<string | null> {
	const row = await installerTables(db)
		.selectFrom('installer_profiles')
		.select('photo')
		.where('user_id', '=', id)
		.executeTakeFirst()
	return row?.photo ?? null
}

/** The names of the photos of all installers. */
export async function photosOfInstallers(db: Database): Promise<string[]> {
	const rows = await installerTables(db)
		.selectFrom('installer_profiles')
		.select('photo')
		.where('photo', 'is not', null)
		.execute()
	return rows.flatMap(({ photo }) => photo ?? [])
}

/** Some installers, or all of them. */
export type InstallerIds = UserId[] | 'all'

async function areasOf(db: Database, ids: InstallerIds): Promise<Map<UserId, string[]>> {
	const areas = new Map<UserId, string[]>()
	if (ids.length === 0) return areas
	let query = installerTables(db).selectFrom('installer_areas').selectAll()
	if (ids !== 'all') query = query.where('user_id', 'in', ids)
	const rows = await query.orderBy('prefix').execute()
	for (const { user_id, prefix } of rows)
		areas.set(user_id, [...(areas.get(user_id) ?? []), prefix])
	return areas
}

/** One's own profile; empty until it is saved for the first time. */
export async function myProfile(ctx: AppContext, actor: Actor): Promise<Result<InstallerProfile>> {
	const allowed = mayHaveProfile(actor)
	if (!allowed.ok) return allowed
	return ok((await findProfile(ctx.db, allowed.value.id)) ?? NO_PROFILE)
}

/** One's own photo. @returns not_found without one */
export async function myPhoto(ctx: AppContext, actor: Actor): Promise<Result<PhotoFile>> {
	const allowed = mayHaveProfile(actor)
	if (!allowed.ok) return allowed
	const image = await photoNameOf(ctx.db, allowed.value.id)
	return image ? ok(photoFile(ctx, image)) : fail('not_found', message('installers.no_photo'))
}

/** The installers. Where a role is picked at login, an account with a profile counts too. */
function accounts(db: Database, policy: StorePolicy) {
	const anybodyMay = policy.roleAtLogin('Buyer', 'Installer') !== null
	return installerAccountTables(db)
		.selectFrom('users')
		.leftJoin('installer_profiles as profile', 'profile.user_id', 'users.id')
		.where((eb) => {
			const holdsRole = eb('users.role', '=', 'Installer')
			return anybodyMay ? eb.or([holdsRole, eb('profile.user_id', 'is not', null)]) : holdsRole
		})
}

/** The installers an order can be given to. */
const installers = (db: Database, policy: StorePolicy) =>
	accounts(db, policy).where('users.suspended_at', 'is', null)

/** Whether an order can be given to this account. */
export const isInstaller = async (
	db: Database,
	policy: StorePolicy,
	id: UserId,
): Promise<boolean> =>
	(await installers(db, policy)
		.select('users.id')
		.where('users.id', '=', id)
		.executeTakeFirst()) !== undefined

/** The name, areas and workload of an installer. */
export interface InstallerFacts {
	id: UserId
	name: string
	firm: string | null
	isSuspended: boolean
	basePin: string | null
	pinPrefixes: string[]
	jobsAWeek: number
}

/** The facts that decide about an installer's orders: of all installers, or of these alone. */
export async function installerFacts(
	db: Database,
	policy: StorePolicy,
	ids: InstallerIds,
): Promise<InstallerFacts[]> {
	if (ids.length === 0) return []
	let query = accounts(db, policy)
	if (ids !== 'all') query = query.where('users.id', 'in', ids)
	const rows = await query
		.select(['users.id', 'users.name', 'users.suspended_at', 'profile.firm'])
		.select(['profile.base_pin', 'profile.jobs_a_week'])
		.execute()
	const areas = await areasOf(db, ids)
	return rows.map((row) => ({
		id: row.id,
		name: row.name,
		firm: row.firm || null,
		isSuspended: row.suspended_at !== null,
		basePin: row.base_pin,
		pinPrefixes: areas.get(row.id) ?? [],
		jobsAWeek: row.jobs_a_week ?? NO_PROFILE.jobsAWeek,
	}))
}

/** The installers an order can be given to, by name. */
export const listInstallers = (ctx: AppContext, actor: Actor, { q, ...page }: InstallersQuery) =>
	authorizedRead(canManageInstallers(actor), async () => {
		let matching = installers(ctx.db, ctx.policy)
		if (q) {
			const pattern = like(q)
			matching = matching.where((eb) =>
				eb.or(
					(['users.name', 'users.email', 'profile.firm'] as const).map(
						(column) => sql<SqlBool>`lower(${eb.ref(column)}) like lower(${pattern}) escape '!'`,
					),
				),
			)
		}
		const sorted = matching
			.select(['users.id', 'users.name', 'users.email', 'profile.firm'])
			.select('profile.phone as contactNumber')
			.orderBy(sql`lower(users.name)`)
			.orderBy('users.id')
		const { items, total } = await pageOf(sorted, page, (row) => row)
		const areas = await areasOf(
			ctx.db,
			items.map(({ id }) => id),
		)
		return {
			items: items.map((row): Installer => ({ ...row, pinPrefixes: areas.get(row.id) ?? [] })),
			total,
		}
	})
