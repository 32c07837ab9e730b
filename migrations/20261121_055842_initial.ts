import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('uz', 'ru', 'en');
  CREATE TYPE "public"."enum_flights_status" AS ENUM('scheduled', 'checkin_open', 'checkin_closed', 'gate_open', 'boarding', 'final_call', 'gate_closed', 'departed', 'en_route', 'approaching', 'landed', 'baggage', 'arrived', 'cancelled', 'diverted');
  CREATE TYPE "public"."enum_schedule_days" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum_schedule_direction" AS ENUM('departure', 'arrival');
  CREATE TYPE "public"."enum_header_social_icon" AS ENUM('telegram', 'instagram', 'facebook', 'youtube');
  CREATE TYPE "public"."enum_header_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__header_v_version_social_icon" AS ENUM('telegram', 'instagram', 'facebook', 'youtube');
  CREATE TYPE "public"."enum__header_v_published_locale" AS ENUM('uz', 'ru', 'en');
  CREATE TYPE "public"."enum__header_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_footer_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__footer_v_published_locale" AS ENUM('uz', 'ru', 'en');
  CREATE TYPE "public"."enum__footer_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_cookies_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cookies_v_published_locale" AS ENUM('uz', 'ru', 'en');
  CREATE TYPE "public"."enum__cookies_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_message_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__message_v_published_locale" AS ENUM('uz', 'ru', 'en');
  CREATE TYPE "public"."enum__message_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_error_messages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__error_messages_v_published_locale" AS ENUM('uz', 'ru', 'en');
  CREATE TYPE "public"."enum__error_messages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_not_found_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__not_found_v_published_locale" AS ENUM('uz', 'ru', 'en');
  CREATE TYPE "public"."enum__not_found_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_metrics_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__metrics_v_published_locale" AS ENUM('uz', 'ru', 'en');
  CREATE TYPE "public"."enum__metrics_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "flights_history" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone,
  	"field" varchar,
  	"from" varchar,
  	"to" varchar
  );
  
  CREATE TABLE "flights" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"flight_id" varchar NOT NULL,
  	"date" varchar,
  	"status" "enum_flights_status",
  	"estimated_at" timestamp(3) with time zone,
  	"actual_at" timestamp(3) with time zone,
  	"terminal" varchar,
  	"check_in_desks" varchar,
  	"gate" varchar,
  	"belt" varchar,
  	"diverted_to_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "flights_locales" (
  	"notice" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "schedule_days" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_schedule_days",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "schedule" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"season" varchar NOT NULL,
  	"number" varchar NOT NULL,
  	"direction" "enum_schedule_direction" NOT NULL,
  	"airline_id" integer NOT NULL,
  	"city_id" integer NOT NULL,
  	"departure_time" varchar NOT NULL,
  	"arrival_time" varchar NOT NULL,
  	"arrival_day_shift" numeric DEFAULT 0 NOT NULL,
  	"duration" numeric,
  	"valid_from" varchar NOT NULL,
  	"valid_to" varchar NOT NULL,
  	"aircraft_iata" varchar,
  	"aircraft_name" varchar,
  	"terminal" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "schedule_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "schedule_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"cities_id" integer
  );
  
  CREATE TABLE "airlines" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"iata" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"check_in_closes" numeric DEFAULT 40 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cities" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"iata" varchar NOT NULL,
  	"country" varchar NOT NULL,
  	"time_zone" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cities_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"enable_a_p_i_key" boolean,
  	"api_key" varchar,
  	"api_key_index" varchar,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"flights_id" integer,
  	"schedule_id" integer,
  	"airlines_id" integer,
  	"cities_id" integer,
  	"media_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "header_nav" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"href" varchar
  );
  
  CREATE TABLE "header_nav_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "header_menu_submenu" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"href" varchar
  );
  
  CREATE TABLE "header_menu_submenu_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "header_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"href" varchar
  );
  
  CREATE TABLE "header_menu_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "header_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"href" varchar,
  	"icon" "enum_header_social_icon"
  );
  
  CREATE TABLE "header" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"temperature" varchar,
  	"phone_href" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "header_locales" (
  	"phone_text" varchar,
  	"phone_description" varchar,
  	"copyright" varchar,
  	"search_placeholder" varchar,
  	"search_clear" varchar,
  	"search_show_all" varchar,
  	"blind_panel_font_size_text" varchar,
  	"blind_panel_font_size_text_symbols" varchar,
  	"blind_panel_color_scheme_text" varchar,
  	"blind_panel_images_text" varchar,
  	"blind_panel_close_text" varchar,
  	"_status" "enum_header_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_header_v_version_nav" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_header_v_version_nav_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_header_v_version_menu_submenu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_header_v_version_menu_submenu_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_header_v_version_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_header_v_version_menu_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_header_v_version_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"href" varchar,
  	"icon" "enum__header_v_version_social_icon",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_header_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_temperature" varchar,
  	"version_phone_href" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__header_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_header_v_locales" (
  	"version_phone_text" varchar,
  	"version_phone_description" varchar,
  	"version_copyright" varchar,
  	"version_search_placeholder" varchar,
  	"version_search_clear" varchar,
  	"version_search_show_all" varchar,
  	"version_blind_panel_font_size_text" varchar,
  	"version_blind_panel_font_size_text_symbols" varchar,
  	"version_blind_panel_color_scheme_text" varchar,
  	"version_blind_panel_images_text" varchar,
  	"version_blind_panel_close_text" varchar,
  	"version__status" "enum__header_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "footer_nav" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"href" varchar
  );
  
  CREATE TABLE "footer_nav_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "footer_awards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"href" varchar
  );
  
  CREATE TABLE "footer" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_map_href" varchar,
  	"privacy_href" varchar,
  	"made_in_href" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "footer_locales" (
  	"copyright" varchar,
  	"site_map_text" varchar,
  	"privacy_text" varchar,
  	"made_in_text" varchar,
  	"_status" "enum_footer_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_footer_v_version_nav" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v_version_nav_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_footer_v_version_awards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_site_map_href" varchar,
  	"version_privacy_href" varchar,
  	"version_made_in_href" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__footer_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_footer_v_locales" (
  	"version_copyright" varchar,
  	"version_site_map_text" varchar,
  	"version_privacy_text" varchar,
  	"version_made_in_text" varchar,
  	"version__status" "enum__footer_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cookies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"enabled" boolean DEFAULT false,
  	"duration" varchar DEFAULT '180',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "cookies_locales" (
  	"title" varchar,
  	"description" varchar,
  	"button" varchar,
  	"_status" "enum_cookies_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_cookies_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_enabled" boolean DEFAULT false,
  	"version_duration" varchar DEFAULT '180',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__cookies_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_cookies_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_button" varchar,
  	"version__status" "enum__cookies_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "message" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"enabled" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "message_locales" (
  	"title" varchar,
  	"description" varchar,
  	"_status" "enum_message_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_message_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_enabled" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__message_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_message_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version__status" "enum__message_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "error_messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "error_messages_locales" (
  	"required" varchar,
  	"email" varchar,
  	"_status" "enum_error_messages_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_error_messages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__error_messages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_error_messages_v_locales" (
  	"version_required" varchar,
  	"version_email" varchar,
  	"version__status" "enum__error_messages_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "not_found" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_href" varchar,
  	"meta_image_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "not_found_locales" (
  	"title" varchar,
  	"text" varchar,
  	"link_text" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_not_found_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_not_found_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_link_href" varchar,
  	"version_meta_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__not_found_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_not_found_v_locales" (
  	"version_title" varchar,
  	"version_text" varchar,
  	"version_link_text" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__not_found_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "metrics" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"scripts" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "metrics_locales" (
  	"_status" "enum_metrics_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_metrics_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_scripts" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__metrics_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_metrics_v_locales" (
  	"version__status" "enum__metrics_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "operations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"automatic_progress" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "flights_history" ADD CONSTRAINT "flights_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."flights"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "flights" ADD CONSTRAINT "flights_diverted_to_id_cities_id_fk" FOREIGN KEY ("diverted_to_id") REFERENCES "public"."cities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "flights_locales" ADD CONSTRAINT "flights_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."flights"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedule_days" ADD CONSTRAINT "schedule_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."schedule"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedule" ADD CONSTRAINT "schedule_airline_id_airlines_id_fk" FOREIGN KEY ("airline_id") REFERENCES "public"."airlines"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "schedule" ADD CONSTRAINT "schedule_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "schedule_texts" ADD CONSTRAINT "schedule_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."schedule"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedule_rels" ADD CONSTRAINT "schedule_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."schedule"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedule_rels" ADD CONSTRAINT "schedule_rels_cities_fk" FOREIGN KEY ("cities_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cities_locales" ADD CONSTRAINT "cities_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_flights_fk" FOREIGN KEY ("flights_id") REFERENCES "public"."flights"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_schedule_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."schedule"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_airlines_fk" FOREIGN KEY ("airlines_id") REFERENCES "public"."airlines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cities_fk" FOREIGN KEY ("cities_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_nav" ADD CONSTRAINT "header_nav_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_nav_locales" ADD CONSTRAINT "header_nav_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_nav"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_menu_submenu" ADD CONSTRAINT "header_menu_submenu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_menu_submenu_locales" ADD CONSTRAINT "header_menu_submenu_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_menu_submenu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_menu" ADD CONSTRAINT "header_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_menu_locales" ADD CONSTRAINT "header_menu_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_social" ADD CONSTRAINT "header_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_locales" ADD CONSTRAINT "header_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_nav" ADD CONSTRAINT "_header_v_version_nav_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_nav_locales" ADD CONSTRAINT "_header_v_version_nav_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v_version_nav"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_menu_submenu" ADD CONSTRAINT "_header_v_version_menu_submenu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v_version_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_menu_submenu_locales" ADD CONSTRAINT "_header_v_version_menu_submenu_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v_version_menu_submenu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_menu" ADD CONSTRAINT "_header_v_version_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_menu_locales" ADD CONSTRAINT "_header_v_version_menu_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v_version_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_social" ADD CONSTRAINT "_header_v_version_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_locales" ADD CONSTRAINT "_header_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_nav" ADD CONSTRAINT "footer_nav_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_nav_locales" ADD CONSTRAINT "footer_nav_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_nav"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_awards" ADD CONSTRAINT "footer_awards_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_awards" ADD CONSTRAINT "footer_awards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_locales" ADD CONSTRAINT "footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_nav" ADD CONSTRAINT "_footer_v_version_nav_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_nav_locales" ADD CONSTRAINT "_footer_v_version_nav_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_nav"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_awards" ADD CONSTRAINT "_footer_v_version_awards_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_v_version_awards" ADD CONSTRAINT "_footer_v_version_awards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_locales" ADD CONSTRAINT "_footer_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cookies_locales" ADD CONSTRAINT "cookies_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cookies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cookies_v_locales" ADD CONSTRAINT "_cookies_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cookies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "message_locales" ADD CONSTRAINT "message_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."message"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_message_v_locales" ADD CONSTRAINT "_message_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_message_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "error_messages_locales" ADD CONSTRAINT "error_messages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."error_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_error_messages_v_locales" ADD CONSTRAINT "_error_messages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_error_messages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "not_found" ADD CONSTRAINT "not_found_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "not_found_locales" ADD CONSTRAINT "not_found_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."not_found"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_not_found_v" ADD CONSTRAINT "_not_found_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_not_found_v_locales" ADD CONSTRAINT "_not_found_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_not_found_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "metrics_locales" ADD CONSTRAINT "metrics_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."metrics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_metrics_v_locales" ADD CONSTRAINT "_metrics_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_metrics_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "flights_history_order_idx" ON "flights_history" USING btree ("_order");
  CREATE INDEX "flights_history_parent_id_idx" ON "flights_history" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "flights_flight_id_idx" ON "flights" USING btree ("flight_id");
  CREATE INDEX "flights_date_idx" ON "flights" USING btree ("date");
  CREATE INDEX "flights_diverted_to_idx" ON "flights" USING btree ("diverted_to_id");
  CREATE INDEX "flights_updated_at_idx" ON "flights" USING btree ("updated_at");
  CREATE INDEX "flights_created_at_idx" ON "flights" USING btree ("created_at");
  CREATE UNIQUE INDEX "flights_locales_locale_parent_id_unique" ON "flights_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "schedule_days_order_idx" ON "schedule_days" USING btree ("order");
  CREATE INDEX "schedule_days_parent_idx" ON "schedule_days" USING btree ("parent_id");
  CREATE INDEX "schedule_airline_idx" ON "schedule" USING btree ("airline_id");
  CREATE INDEX "schedule_city_idx" ON "schedule" USING btree ("city_id");
  CREATE INDEX "schedule_updated_at_idx" ON "schedule" USING btree ("updated_at");
  CREATE INDEX "schedule_created_at_idx" ON "schedule" USING btree ("created_at");
  CREATE UNIQUE INDEX "season_number_direction_validFrom_idx" ON "schedule" USING btree ("season","number","direction","valid_from");
  CREATE INDEX "schedule_texts_order_parent" ON "schedule_texts" USING btree ("order","parent_id");
  CREATE INDEX "schedule_rels_order_idx" ON "schedule_rels" USING btree ("order");
  CREATE INDEX "schedule_rels_parent_idx" ON "schedule_rels" USING btree ("parent_id");
  CREATE INDEX "schedule_rels_path_idx" ON "schedule_rels" USING btree ("path");
  CREATE INDEX "schedule_rels_cities_id_idx" ON "schedule_rels" USING btree ("cities_id");
  CREATE UNIQUE INDEX "airlines_iata_idx" ON "airlines" USING btree ("iata");
  CREATE INDEX "airlines_updated_at_idx" ON "airlines" USING btree ("updated_at");
  CREATE INDEX "airlines_created_at_idx" ON "airlines" USING btree ("created_at");
  CREATE UNIQUE INDEX "cities_iata_idx" ON "cities" USING btree ("iata");
  CREATE INDEX "cities_updated_at_idx" ON "cities" USING btree ("updated_at");
  CREATE INDEX "cities_created_at_idx" ON "cities" USING btree ("created_at");
  CREATE UNIQUE INDEX "cities_locales_locale_parent_id_unique" ON "cities_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_flights_id_idx" ON "payload_locked_documents_rels" USING btree ("flights_id");
  CREATE INDEX "payload_locked_documents_rels_schedule_id_idx" ON "payload_locked_documents_rels" USING btree ("schedule_id");
  CREATE INDEX "payload_locked_documents_rels_airlines_id_idx" ON "payload_locked_documents_rels" USING btree ("airlines_id");
  CREATE INDEX "payload_locked_documents_rels_cities_id_idx" ON "payload_locked_documents_rels" USING btree ("cities_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "header_nav_order_idx" ON "header_nav" USING btree ("_order");
  CREATE INDEX "header_nav_parent_id_idx" ON "header_nav" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "header_nav_locales_locale_parent_id_unique" ON "header_nav_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "header_menu_submenu_order_idx" ON "header_menu_submenu" USING btree ("_order");
  CREATE INDEX "header_menu_submenu_parent_id_idx" ON "header_menu_submenu" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "header_menu_submenu_locales_locale_parent_id_unique" ON "header_menu_submenu_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "header_menu_order_idx" ON "header_menu" USING btree ("_order");
  CREATE INDEX "header_menu_parent_id_idx" ON "header_menu" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "header_menu_locales_locale_parent_id_unique" ON "header_menu_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "header_social_order_idx" ON "header_social" USING btree ("_order");
  CREATE INDEX "header_social_parent_id_idx" ON "header_social" USING btree ("_parent_id");
  CREATE INDEX "header__status_idx" ON "header_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "header_locales_locale_parent_id_unique" ON "header_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_header_v_version_nav_order_idx" ON "_header_v_version_nav" USING btree ("_order");
  CREATE INDEX "_header_v_version_nav_parent_id_idx" ON "_header_v_version_nav" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_header_v_version_nav_locales_locale_parent_id_unique" ON "_header_v_version_nav_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_header_v_version_menu_submenu_order_idx" ON "_header_v_version_menu_submenu" USING btree ("_order");
  CREATE INDEX "_header_v_version_menu_submenu_parent_id_idx" ON "_header_v_version_menu_submenu" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_header_v_version_menu_submenu_locales_locale_parent_id_uniq" ON "_header_v_version_menu_submenu_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_header_v_version_menu_order_idx" ON "_header_v_version_menu" USING btree ("_order");
  CREATE INDEX "_header_v_version_menu_parent_id_idx" ON "_header_v_version_menu" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_header_v_version_menu_locales_locale_parent_id_unique" ON "_header_v_version_menu_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_header_v_version_social_order_idx" ON "_header_v_version_social" USING btree ("_order");
  CREATE INDEX "_header_v_version_social_parent_id_idx" ON "_header_v_version_social" USING btree ("_parent_id");
  CREATE INDEX "_header_v_created_at_idx" ON "_header_v" USING btree ("created_at");
  CREATE INDEX "_header_v_updated_at_idx" ON "_header_v" USING btree ("updated_at");
  CREATE INDEX "_header_v_snapshot_idx" ON "_header_v" USING btree ("snapshot");
  CREATE INDEX "_header_v_published_locale_idx" ON "_header_v" USING btree ("published_locale");
  CREATE INDEX "_header_v_latest_idx" ON "_header_v" USING btree ("latest");
  CREATE INDEX "_header_v_version_version__status_idx" ON "_header_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_header_v_locales_locale_parent_id_unique" ON "_header_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_nav_order_idx" ON "footer_nav" USING btree ("_order");
  CREATE INDEX "footer_nav_parent_id_idx" ON "footer_nav" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footer_nav_locales_locale_parent_id_unique" ON "footer_nav_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_awards_order_idx" ON "footer_awards" USING btree ("_order");
  CREATE INDEX "footer_awards_parent_id_idx" ON "footer_awards" USING btree ("_parent_id");
  CREATE INDEX "footer_awards_image_idx" ON "footer_awards" USING btree ("image_id");
  CREATE INDEX "footer__status_idx" ON "footer_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "footer_locales_locale_parent_id_unique" ON "footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_version_nav_order_idx" ON "_footer_v_version_nav" USING btree ("_order");
  CREATE INDEX "_footer_v_version_nav_parent_id_idx" ON "_footer_v_version_nav" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_footer_v_version_nav_locales_locale_parent_id_unique" ON "_footer_v_version_nav_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_version_awards_order_idx" ON "_footer_v_version_awards" USING btree ("_order");
  CREATE INDEX "_footer_v_version_awards_parent_id_idx" ON "_footer_v_version_awards" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_awards_image_idx" ON "_footer_v_version_awards" USING btree ("image_id");
  CREATE INDEX "_footer_v_created_at_idx" ON "_footer_v" USING btree ("created_at");
  CREATE INDEX "_footer_v_updated_at_idx" ON "_footer_v" USING btree ("updated_at");
  CREATE INDEX "_footer_v_snapshot_idx" ON "_footer_v" USING btree ("snapshot");
  CREATE INDEX "_footer_v_published_locale_idx" ON "_footer_v" USING btree ("published_locale");
  CREATE INDEX "_footer_v_latest_idx" ON "_footer_v" USING btree ("latest");
  CREATE INDEX "_footer_v_version_version__status_idx" ON "_footer_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_footer_v_locales_locale_parent_id_unique" ON "_footer_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "cookies__status_idx" ON "cookies_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "cookies_locales_locale_parent_id_unique" ON "cookies_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_cookies_v_created_at_idx" ON "_cookies_v" USING btree ("created_at");
  CREATE INDEX "_cookies_v_updated_at_idx" ON "_cookies_v" USING btree ("updated_at");
  CREATE INDEX "_cookies_v_snapshot_idx" ON "_cookies_v" USING btree ("snapshot");
  CREATE INDEX "_cookies_v_published_locale_idx" ON "_cookies_v" USING btree ("published_locale");
  CREATE INDEX "_cookies_v_latest_idx" ON "_cookies_v" USING btree ("latest");
  CREATE INDEX "_cookies_v_version_version__status_idx" ON "_cookies_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_cookies_v_locales_locale_parent_id_unique" ON "_cookies_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "message__status_idx" ON "message_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "message_locales_locale_parent_id_unique" ON "message_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_message_v_created_at_idx" ON "_message_v" USING btree ("created_at");
  CREATE INDEX "_message_v_updated_at_idx" ON "_message_v" USING btree ("updated_at");
  CREATE INDEX "_message_v_snapshot_idx" ON "_message_v" USING btree ("snapshot");
  CREATE INDEX "_message_v_published_locale_idx" ON "_message_v" USING btree ("published_locale");
  CREATE INDEX "_message_v_latest_idx" ON "_message_v" USING btree ("latest");
  CREATE INDEX "_message_v_version_version__status_idx" ON "_message_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_message_v_locales_locale_parent_id_unique" ON "_message_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "error_messages__status_idx" ON "error_messages_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "error_messages_locales_locale_parent_id_unique" ON "error_messages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_error_messages_v_created_at_idx" ON "_error_messages_v" USING btree ("created_at");
  CREATE INDEX "_error_messages_v_updated_at_idx" ON "_error_messages_v" USING btree ("updated_at");
  CREATE INDEX "_error_messages_v_snapshot_idx" ON "_error_messages_v" USING btree ("snapshot");
  CREATE INDEX "_error_messages_v_published_locale_idx" ON "_error_messages_v" USING btree ("published_locale");
  CREATE INDEX "_error_messages_v_latest_idx" ON "_error_messages_v" USING btree ("latest");
  CREATE INDEX "_error_messages_v_version_version__status_idx" ON "_error_messages_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_error_messages_v_locales_locale_parent_id_unique" ON "_error_messages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "not_found_meta_meta_image_idx" ON "not_found" USING btree ("meta_image_id");
  CREATE INDEX "not_found__status_idx" ON "not_found_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "not_found_locales_locale_parent_id_unique" ON "not_found_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_not_found_v_version_meta_version_meta_image_idx" ON "_not_found_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_not_found_v_created_at_idx" ON "_not_found_v" USING btree ("created_at");
  CREATE INDEX "_not_found_v_updated_at_idx" ON "_not_found_v" USING btree ("updated_at");
  CREATE INDEX "_not_found_v_snapshot_idx" ON "_not_found_v" USING btree ("snapshot");
  CREATE INDEX "_not_found_v_published_locale_idx" ON "_not_found_v" USING btree ("published_locale");
  CREATE INDEX "_not_found_v_latest_idx" ON "_not_found_v" USING btree ("latest");
  CREATE INDEX "_not_found_v_version_version__status_idx" ON "_not_found_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_not_found_v_locales_locale_parent_id_unique" ON "_not_found_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "metrics__status_idx" ON "metrics_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "metrics_locales_locale_parent_id_unique" ON "metrics_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_metrics_v_created_at_idx" ON "_metrics_v" USING btree ("created_at");
  CREATE INDEX "_metrics_v_updated_at_idx" ON "_metrics_v" USING btree ("updated_at");
  CREATE INDEX "_metrics_v_snapshot_idx" ON "_metrics_v" USING btree ("snapshot");
  CREATE INDEX "_metrics_v_published_locale_idx" ON "_metrics_v" USING btree ("published_locale");
  CREATE INDEX "_metrics_v_latest_idx" ON "_metrics_v" USING btree ("latest");
  CREATE INDEX "_metrics_v_version_version__status_idx" ON "_metrics_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_metrics_v_locales_locale_parent_id_unique" ON "_metrics_v_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "flights_history" CASCADE;
  DROP TABLE "flights" CASCADE;
  DROP TABLE "flights_locales" CASCADE;
  DROP TABLE "schedule_days" CASCADE;
  DROP TABLE "schedule" CASCADE;
  DROP TABLE "schedule_texts" CASCADE;
  DROP TABLE "schedule_rels" CASCADE;
  DROP TABLE "airlines" CASCADE;
  DROP TABLE "cities" CASCADE;
  DROP TABLE "cities_locales" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "header_nav" CASCADE;
  DROP TABLE "header_nav_locales" CASCADE;
  DROP TABLE "header_menu_submenu" CASCADE;
  DROP TABLE "header_menu_submenu_locales" CASCADE;
  DROP TABLE "header_menu" CASCADE;
  DROP TABLE "header_menu_locales" CASCADE;
  DROP TABLE "header_social" CASCADE;
  DROP TABLE "header" CASCADE;
  DROP TABLE "header_locales" CASCADE;
  DROP TABLE "_header_v_version_nav" CASCADE;
  DROP TABLE "_header_v_version_nav_locales" CASCADE;
  DROP TABLE "_header_v_version_menu_submenu" CASCADE;
  DROP TABLE "_header_v_version_menu_submenu_locales" CASCADE;
  DROP TABLE "_header_v_version_menu" CASCADE;
  DROP TABLE "_header_v_version_menu_locales" CASCADE;
  DROP TABLE "_header_v_version_social" CASCADE;
  DROP TABLE "_header_v" CASCADE;
  DROP TABLE "_header_v_locales" CASCADE;
  DROP TABLE "footer_nav" CASCADE;
  DROP TABLE "footer_nav_locales" CASCADE;
  DROP TABLE "footer_awards" CASCADE;
  DROP TABLE "footer" CASCADE;
  DROP TABLE "footer_locales" CASCADE;
  DROP TABLE "_footer_v_version_nav" CASCADE;
  DROP TABLE "_footer_v_version_nav_locales" CASCADE;
  DROP TABLE "_footer_v_version_awards" CASCADE;
  DROP TABLE "_footer_v" CASCADE;
  DROP TABLE "_footer_v_locales" CASCADE;
  DROP TABLE "cookies" CASCADE;
  DROP TABLE "cookies_locales" CASCADE;
  DROP TABLE "_cookies_v" CASCADE;
  DROP TABLE "_cookies_v_locales" CASCADE;
  DROP TABLE "message" CASCADE;
  DROP TABLE "message_locales" CASCADE;
  DROP TABLE "_message_v" CASCADE;
  DROP TABLE "_message_v_locales" CASCADE;
  DROP TABLE "error_messages" CASCADE;
  DROP TABLE "error_messages_locales" CASCADE;
  DROP TABLE "_error_messages_v" CASCADE;
  DROP TABLE "_error_messages_v_locales" CASCADE;
  DROP TABLE "not_found" CASCADE;
  DROP TABLE "not_found_locales" CASCADE;
  DROP TABLE "_not_found_v" CASCADE;
  DROP TABLE "_not_found_v_locales" CASCADE;
  DROP TABLE "metrics" CASCADE;
  DROP TABLE "metrics_locales" CASCADE;
  DROP TABLE "_metrics_v" CASCADE;
  DROP TABLE "_metrics_v_locales" CASCADE;
  DROP TABLE "operations" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_flights_status";
  DROP TYPE "public"."enum_schedule_days";
  DROP TYPE "public"."enum_schedule_direction";
  DROP TYPE "public"."enum_header_social_icon";
  DROP TYPE "public"."enum_header_status";
  DROP TYPE "public"."enum__header_v_version_social_icon";
  DROP TYPE "public"."enum__header_v_published_locale";
  DROP TYPE "public"."enum__header_v_version_status";
  DROP TYPE "public"."enum_footer_status";
  DROP TYPE "public"."enum__footer_v_published_locale";
  DROP TYPE "public"."enum__footer_v_version_status";
  DROP TYPE "public"."enum_cookies_status";
  DROP TYPE "public"."enum__cookies_v_published_locale";
  DROP TYPE "public"."enum__cookies_v_version_status";
  DROP TYPE "public"."enum_message_status";
  DROP TYPE "public"."enum__message_v_published_locale";
  DROP TYPE "public"."enum__message_v_version_status";
  DROP TYPE "public"."enum_error_messages_status";
  DROP TYPE "public"."enum__error_messages_v_published_locale";
  DROP TYPE "public"."enum__error_messages_v_version_status";
  DROP TYPE "public"."enum_not_found_status";
  DROP TYPE "public"."enum__not_found_v_published_locale";
  DROP TYPE "public"."enum__not_found_v_version_status";
  DROP TYPE "public"."enum_metrics_status";
  DROP TYPE "public"."enum__metrics_v_published_locale";
  DROP TYPE "public"."enum__metrics_v_version_status";`)
}
