import type { State } from '../../../../shared/addresses/states.ts'
import type { NamedCompany } from './companies.ts'
import { type HeadRule, rule } from './heads.ts'

/** Of a State whose companies print one bill, the heads that others do not have or use for something else. */
type Heads = Partial<Record<State, readonly HeadRule[]>>

/**
 * Those of the ten largest by customers come first. Uttar Pradesh has most, then Maharashtra and Tamil Nadu, each about
 * three crore (The Lucknow Tribune, 2022); West Bengal's WBSEDCL 2.2 crore (smartutilities.net.in, 2023), Gujarat's four
 * 1.7 (gebguru.in, 2024), Telangana 1.6 (The Hans India, 2020). No figures were found of Karnataka, Madhya Pradesh,
 * Rajasthan and Andhra Pradesh, which are taken to follow. Bihar, of like size, prints an old font of Hindi and is read as a
 * picture.
 *
 * The words are those of published bills: MSEDCL's (scribd.com 516533513, 663305318), TANGEDCO's of January 2025, PSPCL's
 * (717603488), BRPL's (787001983), and those that programs take from PDFs of the others
 * (github.com/patiluday3101/Universal_Extractor). No such bills were found with heads in Tamil, Bengali, Kannada, Telugu,
 * Gujarati, Punjabi or Malayalam.
 */
const BY_STATE: Heads = {
	'Uttar Pradesh': [
		rule('load', 1, 'sanction load'),
		rule('units', 1, 'नेट बिल्?ड यूनिट'),
		rule('other', 1, 'current lpsc', 'वर्तमान विलम्ब भुगतान अधिभार', 'अकाउंट सं\\.?'),
	].flat(),
	Maharashtra: [
		rule('load', 1, 'मंजुर भार'),
		rule('past', 1, 'मागील रिडिंग'),
		rule('present', 1, 'चालु रिडिंग'),
		rule('from', 1, 'मागील रिडिंग दिनांक'),
		rule('to', 1, 'चालु रिडिंग दिनांक'),
		// The total counts the units adjusted.
		rule('units', 1, '(?<=adj\\. unit )total', '(?<=समा\\. युनिट )एकूण'),
		rule('other', 1, 'adj\\. unit', 'समा\\. युनिट', 'बिलींग युनिट', 'या तारखे नंतर भरल्यास'),
	].flat(),
	'Tamil Nadu': [
		rule('units', 1, '(?<=(?:^| )mf )consumption'),
		rule('other', 1, 'serv?i[cs]?e connection number', 'tariff applied', 'max dmd'),
	].flat(),
	'West Bengal': [
		// It may be that of one of the three months.
		rule('payable', 2, '(?:amount|amt\\.?) due within due d(?:a?te?s?)'),
		rule(
			'other',
			1,
			'amt\\.? due after due dt',
			'due dates to avail monthly rebates',
			'billing date',
		),
	].flat(),
	Karnataka: rule('units', 1, 'electricity consumption \\(in units\\)'),
	'Madhya Pradesh': rule('load', 1, 'load sanctioned'),
	Gujarat: [
		// It may hold earlier dues.
		rule('payable', 2, 'tot rs\\.?'),
		rule('past', 1, 'past(?= ?\\|)'),
		rule('present', 1, 'present(?= ?\\|)'),
		rule('other', 1, 'last date for payment'),
	].flat(),
	Rajasthan: [rule('load', 1, 'कनेक्टेड लोड'), rule('other', 1, 'नियत भुगतान तिथि')].flat(),
	'Andhra Pradesh': [
		rule('load', 1, 'load(?= ?:)'),
		rule('units', 1, 'units(?= ?:)'),
		rule('payable', 1, 'total amount'),
		rule('other', 1, 'electric duty', 'interest on ed', 'dtr code'),
	].flat(),
	Telangana: [rule('units', 1, 'units(?= ?:)'), rule('other', 1, 'usc no\\.?')].flat(),
	Punjab: [
		rule('load', 1, 'load(?= contract demand)'),
		rule('days', 1, 'bill period'),
		rule('from', 1, 'date of old reading'),
		rule('to', 1, 'date of new reading'),
		rule('amount', 1, 'current bill \\([a-z+-]+\\)'),
		// It is the whole amount to be paid.
		rule('payable', 1, 'bill amount'),
		rule('arrears', 1, 'previous outstanding \\([a-z]\\)'),
	].flat(),
	Delhi: rule('period', 1, 'current period charges'),
	// The row of what is used; a bill with a roof's has one of export as well.
	Kerala: rule('other', 1, 'kwh cumulative import'),
}

/** The companies of these States that print bills of their own. */
const OTHERS = [
	'Noida Power (NPCL)',
	'Adani Electricity Mumbai',
	'Torrent Power Surat',
	'Torrent Power Ahmedabad',
]

/** The heads of a company's own bills. */
export const headsOf = (named: NamedCompany | null): readonly HeadRule[] =>
	named && !OTHERS.includes(named.company ?? '') ? (BY_STATE[named.state] ?? []) : []
