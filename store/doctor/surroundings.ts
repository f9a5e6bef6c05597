import { existsSync, statfsSync } from 'node:fs'
import { createTransport } from 'nodemailer'
import type { Config } from '../../config.ts'
import { reach } from '../../domain/uploads/storage/files-of.ts'
import { filesInBucket } from '../../domain/uploads/storage/s3-storage.ts'
import { type Finding, fault, ok, warning } from './finding.ts'

const SMTP_TIMEOUT_MS = 10_000
const MB = 2 ** 20
const DISK_WARNING_MB = 1024
const DISK_FAULT_MB = 100

/** Whether the mail server takes the store's name and password. Nothing is sent. */
export async function lookAtMail({ smtpUrl }: Pick<Config, 'smtpUrl'>): Promise<Finding> {
	const what = 'Mail'
	if (!smtpUrl)
		return warning(
			what,
			'SMTP_URL is not set: mails are kept and shown to admins, and not sent. Nobody can confirm a new device by mail, so guesses at a password from many addresses are limited for each address alone.',
		)
	const transport = createTransport({
		url: smtpUrl,
		connectionTimeout: SMTP_TIMEOUT_MS,
		greetingTimeout: SMTP_TIMEOUT_MS,
		dnsTimeout: SMTP_TIMEOUT_MS,
		socketTimeout: SMTP_TIMEOUT_MS,
	})
	try {
		await transport.verify()
		return ok(what, `${new URL(smtpUrl).host} takes mails`)
	} catch (error) {
		return fault(what, `${new URL(smtpUrl).host}: ${(error as Error).message}. Check SMTP_URL.`)
	} finally {
		transport.close()
	}
}

/** Whether the bucket of the files can be read with its keys; null where they are in the folder of the data. */
export async function lookAtFiles({ s3 }: Pick<Config, 's3'>): Promise<Finding | null> {
	const what = 'Files'
	if (!s3) return null
	try {
		const files = filesInBucket(s3)
		const owner = await files.owner.read()
		// A key that may read single objects need not be one that may list them.
		await reach(files)
		const says = `the bucket ${s3.bucket} can be read`
		return ok(what, owner ? `${says}; it has the files of ${owner}` : `${says}; it has none yet`)
	} catch (error) {
		return fault(what, (error as Error).message)
	}
}

/** How much room there is for the data. */
export function lookAtDisk(dataDir: string): Finding {
	const what = 'Disk'
	if (!existsSync(dataDir)) return ok(what, `${dataDir} is not there yet`)
	const { bavail, bsize } = statfsSync(dataDir)
	const free = Math.floor((bavail * bsize) / MB)
	const says = `${free} MB free for ${dataDir}.`
	if (free >= DISK_WARNING_MB) return ok(what, says)
	const todo = `${says} Make room: a full disk ends all orders.`
	return free >= DISK_FAULT_MB ? warning(what, todo) : fault(what, todo)
}
