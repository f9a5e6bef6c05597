import { parseArgs } from 'node:util'
import { NewAdmin } from '../../../domain/accounts/schema.ts'
import type { WentLive } from '../../../store/go-live/go-live.ts'

const USAGE =
	'Say who is to be an admin: npm run go-live -- --admin someone@shop.example [--admin another@shop.example] [--keep-products] [--backup FOLDER] [--dry-run]'

/** The arguments of the command line, read. @throws Error in words for people */
export function optionsIn(args: string[]) {
	const { values } = parseArgs({
		args,
		options: {
			admin: { type: 'string', multiple: true },
			'keep-products': { type: 'boolean', default: false },
			'dry-run': { type: 'boolean', default: false },
			backup: { type: 'string' },
		},
	})
	if (!values.admin) throw new Error(USAGE)
	return {
		admins: values.admin.map(addressOf),
		keepProducts: values['keep-products'],
		dryRun: values['dry-run'],
		backup: values.backup,
	}
}

function addressOf(text: string): string {
	const email = NewAdmin.shape.email.safeParse(text)
	if (!email.success) throw new Error(`${text} is not an email address. ${USAGE}`)
	return email.data
}

/** The report of the changes, for the person who asked for them; null where the data was a live store's already. */
export function report(
	done: WentLive | null,
	{ dryRun, backup }: { dryRun: boolean; backup: string },
): string {
	if (!done) return 'The data is a live store’s already.\n'
	const rows = rowsOf(done).map(([what, count]) => `${String(count).padStart(7)}  ${what}`)
	const heading = dryRun
		? 'This would be done; nothing has been:'
		: 'The data is a live store’s now:'
	return `${[heading, ...rows, ...(dryRun ? [] : ['', `What it was before is in ${backup}.`, ...next(done)])].join('\n')}\n`
}

function rowsOf({ removed, admins, demoted, sessions, ordersOfFormerInstallers }: WentLive) {
	const { products } = removed
	return [
		['sample accounts removed', removed.accounts],
		['sample accounts closed, since orders that stay name them', removed.closedAccounts],
		['sample orders removed', removed.orders],
		['sample enquiries removed', removed.enquiries],
		['sample feedback removed', removed.feedback],
		['carts removed', removed.carts],
		['notifications removed', removed.notifications],
		['invented products removed', products.removed],
		['invented products archived', products.archived],
		['admins and installers made buyers', demoted],
		['admins', admins.length],
		['sessions ended', sessions],
		[
			'open orders with somebody who is no installer any more: reassign them',
			ordersOfFormerInstallers,
		],
	] as const
}

function next({ admins, unknown }: WentLive): string[] {
	return [
		'Next, a password for each admin:',
		...admins.map((email) => `  npm run admin -- ${email}`),
		...unknown.map((email) => `  npm run admin -- ${email} "Their Name"`),
		'Then, with SESSION_SECRET and PUBLIC_URL set: STORE_MODE=live npm start',
	]
}
