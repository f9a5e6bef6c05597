import type { State } from '../../../../shared/addresses/states.ts'

/** PIN prefixes of three digits, and the companies there: the one that serves most of the area first. */
type Served = readonly [prefixes: string, ...companies: string[]]

/**
 * The electricity companies of each state by the first three digits of a PIN code. Put together from the areas of India
 * Post and those of the companies; a PIN code of a large town does not tell which of several companies serves a street.
 * Two states have a company of the same name, and one prefix may lie in two states.
 */
export const COMPANIES_BY_STATE: Partial<Record<State, readonly Served[]>> = {
	'Andaman and Nicobar Islands': [['744', 'Electricity Department']],
	'Andhra Pradesh': [
		['515-518 524', 'APSPDCL'],
		['520 522-523', 'APCPDCL'],
		['521', 'APCPDCL', 'APEPDCL'],
		['530-535', 'APEPDCL'],
	],
	'Arunachal Pradesh': [['790-792', 'Department of Power']],
	Assam: [['781-788', 'APDCL']],
	Bihar: [
		['800-805 811-814 821 823-824', 'SBPDCL'],
		['841-848 851-852 854-855', 'NBPDCL'],
		['853', 'NBPDCL', 'SBPDCL'],
	],
	Chandigarh: [['160', 'CPDL']],
	Chhattisgarh: [['490-497', 'CSPDCL']],
	'Dadra and Nagar Haveli and Daman and Diu': [['362 396', 'DNHDDPDCL']],
	Delhi: [['110', 'BRPL (BSES Rajdhani)', 'BYPL (BSES Yamuna)', 'Tata Power-DDL', 'NDMC']],
	Goa: [['403', 'Goa Electricity Department']],
	Gujarat: [
		['360-365 370', 'PGVCL'],
		['380', 'Torrent Power Ahmedabad'],
		['382', 'UGVCL', 'Torrent Power Ahmedabad'],
		['383-385', 'UGVCL'],
		['387-391', 'MGVCL'],
		['392-393 396', 'DGVCL'],
		['394-395', 'DGVCL', 'Torrent Power Surat'],
	],
	Haryana: [
		['121-123 125-127', 'DHBVN'],
		['124 131-136', 'UHBVN'],
	],
	'Himachal Pradesh': [['171-177', 'HPSEBL']],
	'Jammu and Kashmir': [
		['180-182 184-185', 'JPDCL'],
		['190-193', 'KPDCL'],
	],
	Jharkhand: [
		['813-816 818 822 825-829 832-835', 'JBVNL'],
		['831', 'Tata Steel Utilities (Jamshedpur)', 'JBVNL'],
	],
	Karnataka: [
		['560-563 572', 'BESCOM'],
		['570-571 573', 'CESC Mysuru'],
		['574-576', 'MESCOM'],
		['577', 'MESCOM', 'BESCOM'],
		['580-582 586-587 590-591', 'HESCOM'],
		['583-585', 'GESCOM'],
	],
	Kerala: [['670-671 673 676 678-680 682-683 685-686 688-691 695', 'KSEB']],
	Ladakh: [['194', 'LPDD']],
	Lakshadweep: [['682', 'Lakshadweep Electricity Department']],
	'Madhya Pradesh': [
		['450-458', 'MPPaKVVCL (West)'],
		['460-466 473-477', 'MPMKVVCL (Central)'],
		['470-472 480-488', 'MPPKVVCL (East)'],
	],
	Maharashtra: [
		['400', 'BEST Mumbai', 'Tata Power Mumbai', 'Adani Electricity Mumbai', 'MSEDCL'],
		['401', 'MSEDCL', 'Adani Electricity Mumbai', 'Tata Power Mumbai'],
		['402 410-416 421-425 431 440-445', 'MSEDCL'],
	],
	Manipur: [['795', 'MSPDCL']],
	Meghalaya: [['793-794', 'MePDCL']],
	Mizoram: [['796', 'P&E Department']],
	Nagaland: [['797-798', 'Department of Power']],
	Odisha: [
		['751-754 759', 'TPCODL'],
		['755-758', 'TPNODL'],
		['760-765', 'TPSODL'],
		['766-770', 'TPWODL'],
	],
	Puducherry: [['533 605 607 609 673', 'Puducherry Electricity Department']],
	Punjab: [['140-148 151-152 160', 'PSPCL']],
	Rajasthan: [
		['301-304 321-326 328', 'JVVNL'],
		['305 311-314 327 332-333 341', 'AVVNL'],
		['306 331 334-335 342-345', 'JdVVNL'],
		['307', 'AVVNL', 'JdVVNL'],
	],
	Sikkim: [['737', 'Energy & Power Department']],
	'Tamil Nadu': [['600-614 620-632 635-639 641-643', 'TNPDCL']],
	Telangana: [
		['500-501 508-509', 'TGSPDCL'],
		['502 506', 'TGSPDCL', 'TGNPDCL'],
		['503-505 507', 'TGNPDCL'],
	],
	Tripura: [['799', 'TSECL']],
	'Uttar Pradesh': [
		['201', 'PVVNL', 'Noida Power (NPCL)'],
		['202 204-207 281-285', 'DVVNL'],
		['203 244-247 250-251', 'PVVNL'],
		['208', 'KESCO', 'DVVNL'],
		['209 225-226 229 241-243 261-262 271', 'MVVNL'],
		['210', 'DVVNL', 'PuVVNL'],
		['211-212 221-223 231-233 272-277', 'PuVVNL'],
		['224 227-228 230', 'MVVNL', 'PuVVNL'],
	],
	Uttarakhand: [['244 246-249 262-263', 'UPCL']],
	'West Bengal': [
		['700 711-712 743', 'CESC', 'WBSEDCL'],
		['713', 'WBSEDCL', 'WBSEDCL (Durgapur)'],
		['721-723 731-736 741-742', 'WBSEDCL'],
	],
}
