import { mistakesIn } from '../../../shared/messages/issues.ts'
import { type Fields, SECTIONS, type SectionName } from '../schema.ts'
import { withSecrets } from './secrets/secret-rules.ts'

interface Stored {
	/** With its secrets sealed. */
	fields: Fields
	/** Fields with their defaults, since the stored value cannot be in them. */
	unreadable: string[]
}

/** A section as it was stored; fields that it lacks, or with values no longer allowed, have their defaults. */
export function storedSection(section: SectionName, value: string, defaults: Fields): Stored {
	const schema = SECTIONS[section]
	const stored: Fields = { ...defaults, ...JSON.parse(value) }
	const sealed = (fields: Fields) =>
		withSecrets(section, fields, (name) => String(stored[name] ?? ''))
	const fields = withSecrets(section, stored, () => '')
	const parsed = schema.safeParse(fields)
	if (parsed.success) return { fields: sealed(parsed.data), unreadable: [] }
	const unreadable = Object.keys(mistakesIn(parsed.error))
	const byDefault = unreadable.map((name) => [name, defaults[name]])
	const again = schema.safeParse({ ...fields, ...Object.fromEntries(byDefault) })
	return { fields: sealed(again.success ? again.data : defaults), unreadable }
}
