import { countOf } from '../../../db/count.ts'
import type { Database } from '../../../db/database.ts'
import type { UserId } from '../../../shared/ids.ts'
import { namesOf } from '../../accounts/queries.ts'
import { findProfile } from '../../installers/queries.ts'
import { NO_PROFILE } from '../../installers/rules.ts'
import type { InstallerIntroduction } from '../../mail/templates.ts'
import { orderTables } from '../tables.ts'

/** The installer of an order, as its buyer is told. */
export interface InstallerCard extends InstallerIntroduction {
	name: string
}

/** Who an installer is, for buyers whose order they have accepted. */
export async function installerCardOf(db: Database, id: UserId): Promise<InstallerCard> {
	const profile = (await findProfile(db, id)) ?? NO_PROFILE
	const { firm, licenceNumber, contactNumber, whatsapp, languages } = profile
	const jobsDone = await countOf(
		orderTables(db)
			.selectFrom('orders')
			.where('installer_id', '=', id)
			.where('status', '=', 'installed'),
	)
	const name = (await namesOf(db, [id])).get(id) ?? ''
	return { name, firm, licenceNumber, contactNumber, whatsapp, languages, jobsDone }
}
