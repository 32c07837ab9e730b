import * as migration_20261121_055842_initial from './20261121_055842_initial';
import * as migration_20261121_073300_search from './20261121_073300_search';
import * as migration_20261121_084233_content from './20261121_084233_content';
import * as migration_20261121_104500_forms from './20261121_104500_forms';
import * as migration_20261121_175929_editors from './20261121_175929_editors';
import * as migration_20261121_212136_share_opened from './20261121_212136_share_opened';
import * as migration_20261121_214500_upstream_replies from './20261121_214500_upstream_replies';
import * as migration_20261122_011930_metric_hosts from './20261122_011930_metric_hosts';
import * as migration_20261124_230000_accounts from './20261124_230000_accounts';
import * as migration_20261124_233000_stored_values from './20261124_233000_stored_values';
import * as migration_20261125_003142_accounts_keys_audit from './20261125_003142_accounts_keys_audit';
import * as migration_20261125_005900_last_sign_in from './20261125_005900_last_sign_in';
import * as migration_20261125_010000_guards from './20261125_010000_guards';
import * as migration_20261126_042000_search_languages from './20261126_042000_search_languages';
import * as migration_20261126_050923_walk_to_gates from './20261126_050923_walk_to_gates';
import * as migration_20261126_121910_revisions from './20261126_121910_revisions';
import * as migration_20261126_121943_one_telephone from './20261126_121943_one_telephone';
import * as migration_20261126_202248_trail_of_accounts from './20261126_202248_trail_of_accounts';
import * as migration_20261126_220000_idempotent_requests from './20261126_220000_idempotent_requests';
import * as migration_20261127_004702_disruptions from './20261127_004702_disruptions';
import * as migration_20261127_064255_revisions_of_disruptions from './20261127_064255_revisions_of_disruptions';
import * as migration_20261127_090000_shown_documents from './20261127_090000_shown_documents';
import * as migration_20261127_160000_search_at_any_size from './20261127_160000_search_at_any_size';
import * as migration_20261127_165922_origins_of_ways from './20261127_165922_origins_of_ways';
import * as migration_20261127_210714_synonyms_of_search from './20261127_210714_synonyms_of_search';
import * as migration_20261128_030435_shared_values from './20261128_030435_shared_values';
import * as migration_20261128_132219_sources_of_texts from './20261128_132219_sources_of_texts';

export const migrations = [
  {
    up: migration_20261121_055842_initial.up,
    down: migration_20261121_055842_initial.down,
    name: '20261121_055842_initial',
  },
  {
    up: migration_20261121_073300_search.up,
    down: migration_20261121_073300_search.down,
    name: '20261121_073300_search',
  },
  {
    up: migration_20261121_084233_content.up,
    down: migration_20261121_084233_content.down,
    name: '20261121_084233_content',
  },
  {
    up: migration_20261121_104500_forms.up,
    down: migration_20261121_104500_forms.down,
    name: '20261121_104500_forms',
  },
  {
    up: migration_20261121_175929_editors.up,
    down: migration_20261121_175929_editors.down,
    name: '20261121_175929_editors',
  },
  {
    up: migration_20261121_212136_share_opened.up,
    down: migration_20261121_212136_share_opened.down,
    name: '20261121_212136_share_opened',
  },
  {
    up: migration_20261121_214500_upstream_replies.up,
    down: migration_20261121_214500_upstream_replies.down,
    name: '20261121_214500_upstream_replies',
  },
  {
    up: migration_20261122_011930_metric_hosts.up,
    down: migration_20261122_011930_metric_hosts.down,
    name: '20261122_011930_metric_hosts',
  },
  {
    up: migration_20261124_230000_accounts.up,
    down: migration_20261124_230000_accounts.down,
    name: '20261124_230000_accounts',
  },
  {
    up: migration_20261124_233000_stored_values.up,
    down: migration_20261124_233000_stored_values.down,
    name: '20261124_233000_stored_values',
  },
  {
    up: migration_20261125_003142_accounts_keys_audit.up,
    down: migration_20261125_003142_accounts_keys_audit.down,
    name: '20261125_003142_accounts_keys_audit',
  },
  {
    up: migration_20261125_005900_last_sign_in.up,
    down: migration_20261125_005900_last_sign_in.down,
    name: '20261125_005900_last_sign_in',
  },
  {
    up: migration_20261125_010000_guards.up,
    down: migration_20261125_010000_guards.down,
    name: '20261125_010000_guards',
  },
  {
    up: migration_20261126_042000_search_languages.up,
    down: migration_20261126_042000_search_languages.down,
    name: '20261126_042000_search_languages',
  },
  {
    up: migration_20261126_050923_walk_to_gates.up,
    down: migration_20261126_050923_walk_to_gates.down,
    name: '20261126_050923_walk_to_gates',
  },
  {
    up: migration_20261126_121910_revisions.up,
    down: migration_20261126_121910_revisions.down,
    name: '20261126_121910_revisions',
  },
  {
    up: migration_20261126_121943_one_telephone.up,
    down: migration_20261126_121943_one_telephone.down,
    name: '20261126_121943_one_telephone',
  },
  {
    up: migration_20261126_202248_trail_of_accounts.up,
    down: migration_20261126_202248_trail_of_accounts.down,
    name: '20261126_202248_trail_of_accounts',
  },
  {
    up: migration_20261126_220000_idempotent_requests.up,
    down: migration_20261126_220000_idempotent_requests.down,
    name: '20261126_220000_idempotent_requests',
  },
  {
    up: migration_20261127_004702_disruptions.up,
    down: migration_20261127_004702_disruptions.down,
    name: '20261127_004702_disruptions',
  },
  {
    up: migration_20261127_064255_revisions_of_disruptions.up,
    down: migration_20261127_064255_revisions_of_disruptions.down,
    name: '20261127_064255_revisions_of_disruptions',
  },
  {
    up: migration_20261127_090000_shown_documents.up,
    down: migration_20261127_090000_shown_documents.down,
    name: '20261127_090000_shown_documents',
  },
  {
    up: migration_20261127_160000_search_at_any_size.up,
    down: migration_20261127_160000_search_at_any_size.down,
    name: '20261127_160000_search_at_any_size',
  },
  {
    up: migration_20261127_165922_origins_of_ways.up,
    down: migration_20261127_165922_origins_of_ways.down,
    name: '20261127_165922_origins_of_ways',
  },
  {
    up: migration_20261127_210714_synonyms_of_search.up,
    down: migration_20261127_210714_synonyms_of_search.down,
    name: '20261127_210714_synonyms_of_search',
  },
  {
    up: migration_20261128_030435_shared_values.up,
    down: migration_20261128_030435_shared_values.down,
    name: '20261128_030435_shared_values',
  },
  {
    up: migration_20261128_132219_sources_of_texts.up,
    down: migration_20261128_132219_sources_of_texts.down,
    name: '20261128_132219_sources_of_texts'
  },
];
