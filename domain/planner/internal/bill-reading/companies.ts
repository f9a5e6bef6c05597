import type { State } from '../../../../shared/addresses/states.ts'

export interface NamedCompany {
	/** As the tariffs have it; null where the name is that of several. */
	company: string | null
	state: State
	/** How many months its bills to homes are for, where that is the same for all. */
	months?: number
}

/** The names of companies on their own bills, in small letters. */
const NAMES: readonly (readonly [names: RegExp, named: NamedCompany])[] = [
	[
		/maharashtra state electricity distribution|mahavitaran|mahadiscom|\bmsedcl\b|महावितरण/,
		{ company: 'MSEDCL', state: 'Maharashtra', months: 1 },
	],
	[
		/bangalore electricity supply|bengaluru electricity supply|\bbescom\b/,
		{ company: 'BESCOM', state: 'Karnataka', months: 1 },
	],
	[/hubli electricity supply|\bhescom\b/, { company: 'HESCOM', state: 'Karnataka', months: 1 }],
	[/mangalore electricity supply|\bmescom\b/, { company: 'MESCOM', state: 'Karnataka', months: 1 }],
	[/gulbarga electricity supply|\bgescom\b/, { company: 'GESCOM', state: 'Karnataka', months: 1 }],
	[
		/tamil ?nadu (?:generation|power distribution)|\btangedco\b|\btnpdcl\b/,
		{ company: 'TNPDCL', state: 'Tamil Nadu', months: 2 },
	],
	[/paschimanchal vidyut|पश्चिमांचल विद्युत|\bpvvnl\b/, { company: 'PVVNL', state: 'Uttar Pradesh' }],
	[/madhyanchal vidyut|मध्यांचल विद्युत|\bmvvnl\b/, { company: 'MVVNL', state: 'Uttar Pradesh' }],
	[/dakshinanchal vidyut|दक्षिणांचल विद्युत|\bdvvnl\b/, { company: 'DVVNL', state: 'Uttar Pradesh' }],
	[/purvanchal vidyut|पूर्वांचल विद्युत|\bpuvvnl\b/, { company: 'PuVVNL', state: 'Uttar Pradesh' }],
	[/kanpur electricity supply|\bkesco\b/, { company: 'KESCO', state: 'Uttar Pradesh' }],
	[/noida power|\bnpcl\b/, { company: 'Noida Power (NPCL)', state: 'Uttar Pradesh' }],
	[/uttar pradesh power corporation|\buppcl\b/, { company: null, state: 'Uttar Pradesh' }],
	[/bses rajdhani|\bbrpl\b/, { company: 'BRPL (BSES Rajdhani)', state: 'Delhi', months: 1 }],
	[/bses yamuna|\bbypl\b/, { company: 'BYPL (BSES Yamuna)', state: 'Delhi', months: 1 }],
	[
		/tata power[- ]?(?:ddl|delhi)|\btpddl\b/,
		{ company: 'Tata Power-DDL', state: 'Delhi', months: 1 },
	],
	[/punjab state power corporation|\bpspcl\b/, { company: 'PSPCL', state: 'Punjab' }],
	[/dakshin haryana bijli|\bdhbvn\b|दक्षिण हरियाणा बिजली/, { company: 'DHBVN', state: 'Haryana' }],
	[/uttar haryana bijli|\buhbvn\b|उत्तर हरियाणा बिजली/, { company: 'UHBVN', state: 'Haryana' }],
	[/uttar gujarat vij|\bugvcl\b/, { company: 'UGVCL', state: 'Gujarat' }],
	[/dakshin gujarat vij|\bdgvcl\b/, { company: 'DGVCL', state: 'Gujarat' }],
	[/madhya gujarat vij|\bmgvcl\b/, { company: 'MGVCL', state: 'Gujarat' }],
	[/paschim gujarat vij|\bpgvcl\b/, { company: 'PGVCL', state: 'Gujarat' }],
	[/torrent power.*surat/s, { company: 'Torrent Power Surat', state: 'Gujarat' }],
	[
		/torrent power.*(?:ahmedabad|gandhinagar)/s,
		{ company: 'Torrent Power Ahmedabad', state: 'Gujarat' },
	],
	[/kerala state electricity board|\bksebl?\b/, { company: 'KSEB', state: 'Kerala' }],
	[
		/west bengal state electricity distribution|\bwbsedcl\b/,
		{ company: 'WBSEDCL', state: 'West Bengal', months: 3 },
	],
	[/jaipur vidyut vitran|\bjvvnl\b|जयपुर विद्युत वितरण/, { company: 'JVVNL', state: 'Rajasthan' }],
	[/ajmer vidyut vitran|\bavvnl\b|अजमेर विद्युत वितरण/, { company: 'AVVNL', state: 'Rajasthan' }],
	[/jodhpur vidyut vitran|\bjdvvnl\b|जोधपुर विद्युत वितरण/, { company: 'JdVVNL', state: 'Rajasthan' }],
	[
		/southern power distribution company of telangana|\bt[gs]spdcl\b/,
		{ company: 'TGSPDCL', state: 'Telangana', months: 1 },
	],
	[
		/northern power distribution company of telangana|\bt[gs]npdcl\b/,
		{ company: 'TGNPDCL', state: 'Telangana' },
	],
	[
		/southern power distribution company of (?:andhra|a\.? ?p)|\bapspdcl\b/,
		{ company: 'APSPDCL', state: 'Andhra Pradesh' },
	],
	[
		/central power distribution (?:company|corporation) of (?:andhra|a\.? ?p)|\bapcpdcl\b/,
		{ company: 'APCPDCL', state: 'Andhra Pradesh' },
	],
	[
		/eastern power distribution company of (?:andhra|a\.? ?p)|\bapepdcl\b/,
		{ company: 'APEPDCL', state: 'Andhra Pradesh' },
	],
	[
		/paschim kshetra vidyut|पश्चिम क्षेत्र विद्युत/,
		{ company: 'MPPaKVVCL (West)', state: 'Madhya Pradesh' },
	],
	[
		/madhya kshetra vidyut|मध्य क्षेत्र विद्युत/,
		{ company: 'MPMKVVCL (Central)', state: 'Madhya Pradesh' },
	],
	[/poorv kshetra vidyut|पूर्व क्षेत्र विद्युत/, { company: 'MPPKVVCL (East)', state: 'Madhya Pradesh' }],
	[/south bihar power|\bsbpdcl\b/, { company: 'SBPDCL', state: 'Bihar' }],
	[/north bihar power|\bnbpdcl\b/, { company: 'NBPDCL', state: 'Bihar' }],
	[/chhattisgarh state power|\bcspdcl\b/, { company: 'CSPDCL', state: 'Chhattisgarh' }],
	[/adani electricity/, { company: 'Adani Electricity Mumbai', state: 'Maharashtra', months: 1 }],
]

/** The company whose name stands on a bill; null where none does, or names of several. */
export function companyIn(text: string): NamedCompany | null {
	const found = NAMES.filter(([names]) => names.test(text)).map(([, named]) => named)
	const own = found.filter(({ company }) => company !== null)
	const [only, another] = own.length > 0 ? own : found
	return only && !another ? only : null
}
