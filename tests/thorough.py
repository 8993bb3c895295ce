"""What `make test` leaves to `make test-thorough`: the same thing once more, for another game, size, device or leak.

Every kind of test stays in `make test` for at least one of them. Patterns are matched against a test's name.
"""

import re
from zlib import crc32

__all__ = ["is_thorough"]

AGAIN = (
    # Some of the leaks planted on purpose, of every kind, are looked for each time.
    r"test_leaks\.py::test_a_leak_planted_on_purpose_is_found\[(?!a record b|how others|words in|a count|the deal.*-f)",
    # Whole games, by every device that a person may have.
    r"test_live\.py::test_five_browsers_end_with_the_same_game_whatever_happens",
    r"test_ten\.py::test_a_whole_game_(on_a_phone_by_touch|alone_against_ten\[(act|key)-)",
    r"test_ten\.py::test_a_whole_game_by_keyboard_alone",  # test_screen_off.py, too
    r"test_(quick_and_easy|face_to_face)\.py::test_a_whole_(game|duel)_on_a_phone_by_touch",
    r"test_lessons\.py::test_every_lesson_to_its_end\[(phone|lying)",
    # Every screen, for the other games and sizes.
    r"test_everyone\.py::test_no_screen_of_a_game_shuts_anybody_out\[(quick-and-easy|face-to-face)",
    r"test_sideways\.py::test_no_replay_is_wider_than_its_window",  # test_replay.py looks at a phone's
    r"test_sideways\.py::test_no_table_is_wider_than_its_window\[(quick-and-easy|face-to-face)",
    r"test_ten\.py::test_nobody_is_shut_out_and_nothing_scrolls_sideways",  # test_everyone.py and test_sideways.py, too
    r"test_refusals\.py::.*\[pl\]",
    r"web/test_shares\.py::test_a_server_that_is_killed_while_it_deals",  # the server's test_shares.py, too
    r"test_touch\.py::.*\[(small|tablet)",
    r"test_touch\.py::test_at_a_table_with_a_plan_and_in_its_menu\[.*(320|small|tablet|1180)",
    r"test_replay\.py::.*\[(quick-and-easy|face-to-face)\]",
    r"test_replay\.py::test_nothing_scrolls_sideways_on_a_phone\[390",
    r"test_end\.py::.*\[(quick-and-easy|face-to-face)",
    r"test_end\.py::test_(every_button_of_the_end|n_deals_again).*\[ten",
    r"test_screens\.py::test_the_rules_are_drawn_and_fit_a_phone\[(?!en-GB-320|de-DE-320)",
    r"test_screens\.py::test_no_screen_scrolls_sideways_when_it_is_zoomed_to_double_size\[(?!ru)",
    r"test_looking_back\.py::.*\[(quick-and-easy|face-to-face)\]",
    r"test_low_windows\.py::test_(at_the_end|a_replay).*\[(quick-and-easy|face-to-face)",
    r"test_words\.py::test_no_plate_and_no_pill_is_cut.*\[(quick-and-easy|face-to-face)",
    r"test_shares\.py::test_a_browser_says_loudly_that_a_host_has_cheated\[(?!picks the seed)",
    # What takes the bots, the laboratory and the package long.
    r"test_honest\.py::test_no_signal_singles_a_card_out\[[345]",
    r"face_to_face/test_fast\.py::test_the_better_one_wins_more\[strong-",
    r"test_record\.py::test_one_damaged_character.*\[running-to_transcript",
    r"test_chaos\.py::test_a_server_whose_database_is_killed_or_fails_over.*\[with a standby",
    r"test_parent\.py::test_when_two_workers_fail_chance_makes_the_move\[(eats|sends|answers|grandmaster)",
    r"test_parent\.py::test_a_worker_answers_as_the_bot_does\[new_event_loop1",
    r"test_tournament\.py::test_ctrl_c_keeps_finished_deals",
    r"test_network\.py::test_the_network_in_use_is_right_on_average\[False",
    r"test_wheel\.py::test_it_reviews",
    r"test_reviews\.py::test_the_figures_are_those_of_the_command\[(quick-and-easy|face-to-face)",
    r"test_chaos\.py::test_a_(disk_that_is_full|server_that_does_not_wait_for_the_disk|server_whose_database_hangs_up)",
    r"cli/test_host\.py::test_a_backup_of_a_running_server_goes_into_another_store.*\[sqlite",
    r"test_browser\.py::test_tests_without_a_browser.*\[environment0",
    r"test_compiled\.py::test_processes_that_compile_at_once_keep_all_of_it",
    r"test_executors\.py::test_it_is_pressed_at_any_moment_and_nobody_says_a_word\[1000000",
    r"test_earlier_rules\.py::test_bots_play_a_table_of_version_1_on_to_its_end\[2-fast",
    r"kernels/ten/test_scores\.py::test_holdings_at_random_score_the_same\[0-18",
)
# Of these, which have a case for every setting of every game, `make test` takes one case of three.
OF_MANY = (
    r"test_conformance\.py::test_(random_games|endgames)_keep_the_contract",
    r"bots/test_bots\.py::test_choices_are_legal_and_depend_on_nothing_unseen",
    r"bots/ten/test_fast\.py::test_choices_are_legal_and_depend_on_nothing_unseen",
    r"kernels/the_game/test_outlook\.py::test_the_outlook_is_right_on_average",
    r"bots/the_game/test_fast\.py::test_whole_games_are_legal",
    r"kernels/ten/test_rules\.py::test_whole_games_agree",
    r"server/test_host\.py::test_a_server_that_cannot_start_says_why_in_a_sentence",
    r"cli/test_host\.py::test_what_is_wrong_is_said_in_a_sentence",
    # In the browser: other games, languages and windows.
    r"test_in_sight\.py::test_a_plan_of_two_is_seen_whole_in_a_duel",
    r"test_strips\.py::test_after_the_end",
    r"test_at_hand\.py::test_(the_hand_keeps|a_notice_never)",
)
ONE_OF = 3
NAMED, MANY = re.compile("|".join(AGAIN)), re.compile("|".join(OF_MANY))


def is_thorough(name: str) -> bool:
    """Whether the test of that name is left out of `make test`."""
    if MANY.search(name):
        return crc32(name.encode()) % ONE_OF > 0
    return NAMED.search(name) is not None
