import { MIN_TOLD_SECRET } from '../../limits.ts'
import type { Fields, SectionName } from '../../schema.ts'

/** The fields of each section that nobody is shown again once they were given. */
const SECRETS = {
	payment: ['razorpayKeyId', 'razorpayKeySecret', 'razorpayWebhookSecret'],
} as const satisfies Partial<Record<SectionName, readonly string[]>>

export type SecretName = (typeof SECRETS)[keyof typeof SECRETS][number]

export const secretsOf = (section: SectionName): readonly SecretName[] =>
	section in SECRETS ? SECRETS[section as keyof typeof SECRETS] : []

/** Shown for a secret that cannot be read any more. */
export const UNREADABLE = '…'

/** Shows a secret by its last four characters. */
export const masked = (secret: string): string =>
	UNREADABLE + (secret.length < MIN_TOLD_SECRET ? '' : secret.slice(-4))

/** The fields of a section with something else in the place of each secret. */
export function withSecrets(
	section: SectionName,
	fields: Fields,
	replace: (name: SecretName, value: string) => string,
): Fields {
	const replaced = secretsOf(section).map((name) => [
		name,
		replace(name, String(fields[name] ?? '')),
	])
	return { ...fields, ...Object.fromEntries(replaced) }
}

/** The fields as the audit log has them, which says that a secret is another one and never which. */
export function auditedFields(section: SectionName, before: Fields, after: Fields) {
	const given = (value: unknown) => (value ? 'given' : '')
	const isNew = (name: SecretName) => before[name] && after[name] && before[name] !== after[name]
	return {
		before: withSecrets(section, before, (_name, value) => given(value)),
		after: withSecrets(section, after, (name, value) => (isNew(name) ? 'replaced' : given(value))),
	}
}
